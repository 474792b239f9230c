"""python3 examples/ask_and_wait.py "question": asks a small panel, waits for the report, and prints its answer.

API_URL and API_KEY say where and as whom. It can be repeated after a failure: the key finds the same run.
"""

import hashlib
import json
import os
import sys
import time
import urllib.error
import urllib.request

URL = os.environ.get("API_URL", "http://127.0.0.1:8080")
KEY = os.environ.get("API_KEY") or sys.exit(
    "Set a key, such as that of npm start: export API_KEY=$(cat .data/api-key)"
)
PROMPT = (sys.argv[1:] or ["Should a small startup build its first product as a monolith or as microservices?"])[0]


def call(path, body=None, **headers):
    """The answer's body, or None for 304, and its headers."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(
        URL + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {KEY}", "Content-Type": "application/json", **headers},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer), answer.headers
    except urllib.error.HTTPError as error:
        if error.code == 304:
            return None, error.headers
        sys.exit(f"{error.code}: {error.read().decode()}")


idempotency_key = hashlib.sha256(f"example {PROMPT}".encode()).hexdigest()
run, _ = call("/v1/research", {"prompt": PROMPT, "panel": "wide"}, Idempotency_Key=idempotency_key)

# A waiting poll is answered as soon as the run has changed, or with 304 after 30 seconds.
news, headers = call(f"/v1/research/{run['id']}", Prefer="wait=0")
while (run := news or run)["status"] in ("queued", "running", "synthesizing"):
    print(run["status"], run["progress"]["completed_models"], file=sys.stderr)
    if "Preference-Applied" not in headers:
        time.sleep(float(headers.get("Retry-After", 3)))
    news, headers = call(
        f"/v1/research/{run['id']}", Prefer="wait=30", If_None_Match=headers.get("ETag", "")
    )
if run["status"] == "failed":
    credits = "were refunded" if run["credits_charged"] == 0 else "are held until an operator decides"
    sys.exit(f"The run failed; its credits {credits}.")

report = call(f"/v1/research/{run['id']}/result")[0]["report"]
print(report["answer"]["headline"])
for claim in report["evidence"]["claims"]:
    print(f"{claim['supporting_count']} agree, {claim['opposing_count']} disagree: {claim['statement']}")
