"""A language of three texts on the server: at a table, in the catalogue and in the result of a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

from litestar.testing import TestClient

from sixgun.server.protocol import Question, Refused, SetLanguage, Snapshot
from tests.server.http_client import server_app
from tests.server.people import local_tables, run
from tests.server.positions import BOTS
from tests.support.third_language import GERMAN, add_language
from tests.support.third_language import language_folder as language_folder  # the fixture


def words(question: Question) -> str:
    return "".join(part.text for part in question.text)


def test_three_texts_of_a_new_language_are_told_at_a_table(tmp_path: Path, language_folder: Path) -> None:
    add_language(language_folder, "de", GERMAN)

    async def work() -> None:
        async with local_tables(tmp_path) as place:
            _, (sam,) = await place.table("Sam", **BOTS)
            chance = Random(1)
            await sam.play(chance, until=lambda: sam.question is not None and sam.question.kind == "play")
            assert words(await sam.asked()) == "Your turn: play a card, or end your turn."
            sam.say(SetLanguage(language="de"))
            told = await sam.until(Snapshot)
            assert told.question is not None
            assert words(told.question) == "Wähle eine Karte!"
            assert any("".join(part.text for part in news.text).startswith("You draw") for news in told.log)
            sam.say(SetLanguage(language="nl"))
            assert (await sam.until(Refused)).code == "bad"

    run(work)


def test_three_texts_of_a_new_language_are_in_the_catalogue(tmp_path: Path, language_folder: Path) -> None:
    add_language(language_folder, "de", GERMAN)
    with TestClient(server_app(tmp_path)) as client:
        for lang in ("de", "de-AT"):
            found = {thing["slug"]: thing for thing in client.get(f"/api/catalogue?lang={lang}").json()["entries"]}
            assert found["beer"]["name"] == "Bier"
            assert found["beer"]["text"].startswith("Regain 1 life point")
            assert found["bang"]["name"] == "BANG!"
