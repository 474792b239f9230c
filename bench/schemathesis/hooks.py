"""
Facts that the description does not contain: whose key may read which run, and what there is to read. The status of a
request must depend on the request alone: Hypothesis repeats requests, and gives up if the outcome differs.
"""

import atexit
import hashlib
import json
import os
import re
from collections import Counter
from itertools import cycle
from pathlib import Path

import schemathesis

create = "POST /v1/research"
prepared = json.loads(Path(os.environ["BENCH_PREPARED"]).read_text())
# Workspaces, by number. The first have finished runs, which no longer change, and enough keys that none reads 120 times
# a minute. The others are for creates: enough of them that none has 30 in a minute or three runs in progress.
keys = [cycle(workspace["keys"]) for workspace in prepared["workspaces"]]
our_keys = {key: number for number, workspace in enumerate(prepared["workspaces"]) for key in workspace["keys"]}
runs = prepared["runs"]
creators = cycle(range(prepared["readers"], len(keys)))
replays = cycle([run for run in runs if run["status"] == "completed"])
owner_of_run = {run["id"]: run["workspace"] for run in runs}
# By operation and cursor: the workspace and, if the list belongs to a run, the run.
pages = {label: {page["cursor"]: page for page in of_list} for label, of_list in prepared["pages"].items()}
answers = Counter()
is_uuid = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


@schemathesis.auth(refresh_interval=None)
class Key:
    """Any of our keys; before_call replaces it with the right one."""

    def get(self, case, context):
        return prepared["workspaces"][0]["keys"][0]

    def set(self, case, key, context):
        case.headers["Authorization"] = f"Bearer {key}"


@schemathesis.hook
def before_call(context, case, kwargs):
    if bearer(case.headers) in our_keys:  # Otherwise the case tests the key itself.
        workspace = for_create(case) if case.operation.label == create else for_read(case)
        case.headers["Authorization"] = f"Bearer {next(keys[workspace])}"


def for_create(case):
    """The workspace for a create. Half of the valid creates repeat those of finished runs."""
    is_wrong = case.meta is not None and case.meta.generation.mode.is_negative
    if is_wrong or draw_of(case) % 2 == 0:
        return next(creators)
    run = next(replays)
    case.headers["Idempotency-Key"] = run["idempotency_key"]
    case.body = dict(run["body"])
    return run["workspace"]


def for_read(case):
    """The workspace for a read. Replaces most invented values with real ones; deliberately wrong values stay."""
    draw = draw_of(case)
    run = runs[draw % len(runs)]
    asked = str(case.path_parameters.get("run_id"))
    if is_uuid.fullmatch(asked) and asked not in owner_of_run and draw % 8 != 0:
        asked = case.path_parameters["run_id"] = run["id"]
    if is_text(case.query.get("model_id")) and draw % 8 != 1:
        case.query["model_id"] = prepared["models"][draw % len(prepared["models"])]
    page = page_for(case, draw) if isinstance(case.query.get("cursor"), str) else None
    return page["workspace"] if page else owner_of_run.get(asked, run["workspace"])


def page_for(case, draw):
    """A valid cursor is one that the list has issued. No schema can express that, so invented ones are replaced."""
    label = case.operation.label
    page = pages[label].get(case.query["cursor"])
    if page is None and draw % 2 == 0:
        page = prepared["pages"][label][draw % len(prepared["pages"][label])]
    if page is None:
        del case.query["cursor"]
        return None
    case.query["cursor"] = page["cursor"]
    if "run" in page and is_uuid.fullmatch(str(case.path_parameters["run_id"])):
        case.path_parameters["run_id"] = page["run"]
    return page


@schemathesis.hook
def after_call(context, case, response):
    label = case.operation.label
    is_described = response.request.method == case.operation.method.upper()
    answers[(label if is_described else "another method", response.status_code)] += 1
    workspace = our_keys.get(bearer(response.request.headers))
    if workspace is None or not is_described or response.status_code not in (200, 202):
        return
    if label == create:
        owner_of_run[response.json()["id"]] = workspace
    elif label in pages and response.json()["next_cursor"] is not None:
        page = {"cursor": response.json()["next_cursor"], "workspace": workspace}
        if "run_id" in case.path_parameters:
            page["run"] = case.path_parameters["run_id"]
        pages[label][page["cursor"]] = page


@atexit.register
def write_answers():
    rows = [[label, status, count] for (label, status), count in sorted(answers.items())]
    Path(os.environ["BENCH_ANSWERS"]).write_text(json.dumps(rows))


def bearer(headers):
    value = headers.get("Authorization")
    return value.removeprefix("Bearer ") if isinstance(value, str) else None


def is_text(value):
    return isinstance(value, str) and value != "" and "\0" not in value


def draw_of(case):
    """A number that depends only on the content of the case."""
    asked = repr((case.operation.label, case.path_parameters, case.query, case.body))
    return int.from_bytes(hashlib.sha256(asked.encode("utf-8", "surrogatepass")).digest()[:8])
