"""One whole run by the official Python SDK: python whole_run.py URL MODE PANEL, the key in PANEL_RESEARCH_KEY.

MODE is the SDK's own: "auto" finds the newest protocol, "legacy" initialises. Prints what each tool gave, a line of JSON
each, and at the end what it counted itself: the length of every text, read in windows.
"""

import asyncio
import json
import os
import sys
import uuid

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

QUESTION = "Should a small town close its centre to cars?"


async def main(url: str, mode: str, panel: str) -> None:
    headers = {"Authorization": f"Bearer {os.environ['PANEL_RESEARCH_KEY']}"}
    async with httpx2.AsyncClient(headers=headers, timeout=60) as http:
        async with Client(streamable_http_client(url, http_client=http), mode=mode) as client:
            note("protocol", client.protocol_version)
            note("tools", sorted(tool.name for tool in (await client.list_tools()).tools))
            await ask(client, panel)


async def ask(client: Client, panel: str) -> None:
    question = {"prompt": QUESTION, "panel": panel, "idempotency_key": str(uuid.uuid4())}
    await call(client, "get_account", {})
    await call(client, "create_research", {**question, "panel": "widest"})
    run = await call(client, "create_research", question)
    again = await call(client, "create_research", question)
    assert again["idempotent_replayed"] and again["id"] == run["id"], again
    ref = {"run_id": run["id"]}
    await call(client, "get_research_result", ref)
    while run["retry_after_seconds"] is not None:
        await asyncio.sleep(3)  # Not as long as an agent should, and not so short that the clients use up the reads of a minute.
        run = await call(client, "get_research", ref, show=False)
    note("get_research", run)
    result = await call(client, "get_research_result", ref, show=False)
    note("get_research_result", result["report"]["answer"]["headline"])
    note("report_characters", len(json.dumps(result)))
    note("texts", await read_texts(client, ref))


async def read_texts(client: Client, ref: dict) -> dict:
    lengths, cursor = {}, None
    while True:
        page = await call(client, "list_model_responses", {**ref, **({"cursor": cursor} if cursor else {})}, show=False)
        for model_id in [item["model_id"] for item in page["data"][:1]]:
            offset, truncated = 0, True
            while truncated:
                args = {**ref, "model_id": model_id, "offset": offset, "max_characters": 400}
                window = await call(client, "get_model_response_text", args, show=False)
                offset, truncated = offset + window["returned_characters"], window["truncated"]
            assert offset == window["text_characters"], window
            lengths[model_id] = offset
        cursor = page["next_cursor"]
        if cursor is None:
            return lengths


async def call(client: Client, tool: str, args: dict, show: bool = True) -> dict:
    answer = await client.call_tool(tool, args)
    assert json.loads(answer.content[0].text) == answer.structured_content, tool
    assert answer.is_error == ("error" in answer.structured_content), tool
    if show:
        note(tool, answer.structured_content)
    return answer.structured_content


def note(what: str, value) -> None:
    print(json.dumps({what: value}, ensure_ascii=False), flush=True)


asyncio.run(main(*sys.argv[1:]))
