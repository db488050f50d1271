"""Histories of evenings: writing, checking and forgetting them."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

PROOF: Final[Messages] = {
    "command.verify": "Check an evening's file, cards and chips: {program} verify evening.jsonl",
    "command.verify.file": "The file that the table exported.",
    "command.verify.json": "As JSON, for programs.",
    "command.verify.statistics": "Count where the cards lay in all packs of one or more such files, and say whether that looks like chance.",
    "command.export": "Write a table's history as a file: {program} export CODE --out evening.jsonl",
    "command.export.code": "The table's code.",
    "command.export.out": "The file; without it the history is printed.",
    "command.export.force": "Let --out replace a file.",
    "command.database": "The server's database: a file or an address; without it your own file.",
    "command.delete-my-data": "Take a person's names and words out of a database: {program} delete-my-data --account zoe",
    "command.delete-my-data.person": "Who, by the id in the database.",
    "command.delete-my-data.account": "Who, by account.",
    "command.delete-my-data.link": "Who, by his personal link.",
    "command.delete-my-data.yes": "Do it; without this it is only said what would be done.",
    "command.example.CODE": "HJKM-4X7P",
    "command.example.DATABASE": "reddog.db",
    "command.example.PERSON": "p-1a2b3c",
    "command.example.ACCOUNT": "zoe",
    "command.example.OWN-LINK": "https://cards.example/r/...",
    # What was checked.
    "verify.title": "Table {code}, as Red Dog {program} wrote it.",
    "verify.file": Plural(
        "count",
        (
            "File: whole and unchanged since it was written, {count} entry.",
            "File: whole and unchanged since it was written, {count} entries.",
        ),
    ),
    "verify.commitments": Plural(
        "count",
        (
            "Commitments: each published before its shares and its shuffle; {count} secret is revealed and keeps its commitment.",
            "Commitments: each published before its shares and its shuffle; {count} secrets are revealed and keep theirs.",
        ),
    ),
    "verify.shares": Plural(
        "count",
        (
            "Shares: {count} went into a shuffle, just as it was given.",
            "Shares: {count} went into the shuffles, all just as they were given.",
        ),
    ),
    "verify.cards": Plural(
        "cards",
        (
            "Cards: {packs} shuffled by the recipe; {cards} card was dealt from them, hidden ones counted, in its place.",
            "Cards: {packs} shuffled by the recipe; {cards} cards were dealt from them, hidden ones counted, all in their places.",
        ),
    ),
    "verify.packs": Plural("count", ("{count} pack", "{count} packs")),
    "verify.moves": Plural(
        "count",
        (
            "Game: {count} move played again by the rules, with every event and every chip as told; {deals} deals.",
            "Game: {count} moves played again by the rules, with every event and every chip as told; {deals} deals.",
        ),
    ),
    "verify.chips": "Chips: {bought} bought, {cashed} cashed out, none made or lost after any entry; what is won and what is lost come to the same.",
    "verify.right": "All of it is right.",
    "verify.sealed": Plural(
        "count",
        (
            "Not checked: the secret of {count} pack is not revealed yet, so its order is unknown.",
            "Not checked: the secrets of {count} packs are not revealed yet, so their orders are unknown.",
        ),
    ),
    "verify.unplayed": "Not checked: the game from line {line} on, where hidden cards were dealt from such a pack.",
    "verify.later": "What could be checked is right. Check a file that was written after the end of the evening for the rest.",
    "verify.wrong": "Something is not right in this file. Do not rely on it.",
    "verify.line": "Line {line}: {sentence}",
    # How often each card lay at each place.
    "statistics.files": Plural(
        "count", ("{count} file, which is right", "{count} files, all of which are right")
    ),
    "statistics.counted": Plural(
        "packs",
        (
            "Counted: where each of the 52 cards lay in {packs} pack, from {files}.",
            "Counted: where each of the 52 cards lay in {packs} packs, from {files}.",
        ),
    ),
    "statistics.sealed": Plural(
        "count",
        (
            "Not counted: {count} pack whose secret is not revealed yet.",
            "Not counted: {count} packs whose secrets are not revealed yet.",
        ),
    ),
    "statistics.others": Plural(
        "count",
        (
            "Not counted: {count} shuffle of other cards than one whole pack.",
            "Not counted: {count} shuffles of other cards than one whole pack.",
        ),
    ),
    "statistics.few": "These are too few packs to say anything about chance: it takes {least} at least.",
    "statistics.expected": "By fair shuffles each card lies {expected} times at each of the 52 places, on average.",
    "statistics.sum": (
        "Chi-square of the differences: {sum}. Fair shuffles give {mean} on average, with a standard deviation of {deviation}; both are exact."
    ),
    "statistics.off.above": "That is {off} standard deviations above the average.",
    "statistics.off.below": "That is {off} standard deviations below the average.",
    "statistics.usual": "It is usual: of such sets of fair shuffles about 19 in 20 lie within 2 of the average.",
    "statistics.rare": (
        "It is rare: of such sets of fair shuffles about 1 in 20 lies more than 2 from the average. Count other evenings; chance does not repeat it."
    ),
    "statistics.impossible": (
        "It does not look like chance: of such sets of fair shuffles fewer than 1 in 10,000 lies more than 4 from the average."
    ),
    "statistics.limits": (
        "This finds cards that are favoured at a place, and nothing else: that nobody chose a single shuffle is what the check of its file shows."
    ),
    # What is not right.
    "verify.fault.number_out_of_order": "its number is {found}, so that an entry is missing, moved or there twice.",
    "verify.fault.opened_twice": "the table is opened a second time.",
    "verify.fault.commitment_out_of_order": "the commitment of pack {pack} comes where that of pack {expected} is due.",
    "verify.fault.commitment_unreadable": "the commitment of pack {pack} is not 64 hexadecimal digits.",
    "verify.fault.commitment_broken": "the secret of pack {pack} does not fit the commitment that was published before.",
    "verify.fault.secret_unreadable": "the secret of pack {pack} is not 64 hexadecimal digits.",
    "verify.fault.share_before_commitment": "a share was taken for pack {pack} before its commitment was published.",
    "verify.fault.share_after_shuffle": "a share was taken for pack {pack} after it was shuffled.",
    "verify.fault.share_changed": "the shares that went into pack {pack} are not those that were given.",
    "verify.fault.shuffle_before_commitment": "pack {pack} was used before its commitment was published.",
    "verify.fault.pack_out_of_order": "pack {pack} was used where pack {expected} is next.",
    "verify.fault.revealed_before_shuffle": "pack {pack} was used after its secret was revealed.",
    "verify.fault.revealed_without_commitment": "the secret of pack {pack} is revealed, which has no commitment.",
    "verify.fault.cards_differ": "pack {pack} was not made of the cards that were to be shuffled, or for another deal.",
    "verify.fault.dealer_differs": "the first dealer was not drawn as pack 0 says.",
    "verify.fault.card_differs": "{card} came, and by the pack's secret it would be {expected}.",
    "verify.fault.chance_untold": "cards were shuffled, or a dealer was drawn, and nothing says from what.",
    "verify.fault.not_his_seat": "somebody else made a move of seat {seat}.",
    "verify.fault.no_such_move": "no move brings about what is told here.",
    "verify.fault.not_opened": "a table is opened in its first entry, and only there.",
    "verify.fault.time_backwards": "its time is before that of the entry before it.",
    "verify.fault.impossible": "this cannot happen at this point of the evening ({why}).",
    "verify.fault.told_otherwise": "played again, something else comes about than is told here.",
    "verify.fault.chips_not_conserved": "chips do not add up: {chips} too many after this entry.",
    "verify.fault.stack_below_nothing": "somebody has fewer chips than none after this entry.",
    # What is refused.
    "refused.not_a_history": "This is not an evening's file of Red Dog: its first line does not say so.",
    "refused.history_too_large": "{file} is larger than {most} MB: this is no evening.",
    "refused.file_newer": "The file has version {version}, and this program reads up to {has}: use a newer one.",
    "refused.line_ends_changed": "The file's line ends were changed, as some programs do on the way: send it as an attachment.",
    "refused.file_cut": "the file ends here, before its end. Export it again.",
    "refused.line_changed": "this line is not as it was written. Export the file again.",
    "refused.file_changed": "The file is not as it was written: its check sum is another. Export it again.",
    "refused.no_history_named": "Which file? Write its name, such as {program} verify evening.jsonl.",
    "refused.one_history": "One file at a time is checked; --statistics counts the packs of several.",
    "refused.no_code_named": "Which table? Write its code, such as {program} export HJKM-4X7P.",
    "refused.no_database": "There is no database {file}.",
    "refused.code_unknown": "There is no table with the code {text} in this database.",
    "refused.person_unknown": "There is nobody called {text} in this database.",
    "refused.no_person_named": "Whose data? Name --link, --account or --person, and only one of them.",
    "refused.not_confirmed": Plural(
        "tables",
        (
            "The person called {name} was at {tables} table. This would take that name and all that was said out of it, for good: with --yes it is done.",
            "The person called {name} was at {tables} tables. This would take that name and all that was said out of them, for good: with --yes it is done.",
        ),
    ),
    # What was done.
    "export.done": Plural(
        "count",
        ("{count} entry is in {file}.", "{count} entries are in {file}."),
    ),
    "delete.done": Plural(
        "tables",
        (
            "Done: the names and words are gone from {tables} table, and the account with them.",
            "Done: the names and words are gone from {tables} tables, and the account with them.",
        ),
    ),
}
