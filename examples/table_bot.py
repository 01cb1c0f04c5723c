"""Your own bot at a table: `python examples/table_bot.py http://127.0.0.1:8000 CODE [NAME]`.

It takes a free seat, answers every question at random, and leaves when the game is over. See `docs/protocol.md`.
"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def play(server: str, code: str, name: str = "Tumbleweed") -> None:
    async with httpx.AsyncClient(base_url=server, headers={"X-Sixgun-Bot": "1"}) as http:
        guest = await http.post("/api/guest", json={"name": name})
        me = {"Authorization": f"Bearer {guest.raise_for_status().json()['token']}"}
        (await http.post(f"/api/tables/{code}/join", headers=me)).raise_for_status()
    async with connect(f"ws{server.removeprefix('http')}/ws/{code}?v=2", additional_headers=me) as socket:
        async for frame in socket:
            message = json.loads(frame)
            if message["t"] in ("welcome", "snapshot"):  # before the game, and when it begins
                await socket.send(json.dumps({"t": "ready", "ready": True}))
            question = message.get("question")
            if question and not question.get("forced"):
                option = random.randrange(len(question["options"]))
                await socket.send(json.dumps({"t": "answer", "question": question["number"], "option": option}))
            if message["t"] == "deal_proof":
                return


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
