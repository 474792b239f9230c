#!/usr/bin/env bash
# bash examples/ask-and-wait.sh "question": asks a small panel, waits, and prints the report as Markdown, by curl alone.
# API_URL and API_KEY say where and as whom. Asking twice within 24 hours finds the same run, by the key.
set -euo pipefail

: "${API_KEY:?set a key, such as that of npm start: export API_KEY=\$(cat .data/api-key)}"
url=${API_URL:-http://127.0.0.1:8080}
prompt=${1:-Should a small startup build its first product as a monolith or as microservices?} # Without " and \.
call=(curl -sS --fail-with-body --retry 3 -H "Authorization: Bearer $API_KEY")

# The run's address is in the header Location.
run=$url$("${call[@]}" "$url/v1/research" -o /dev/null -D - \
  -H 'Content-Type: application/json' -H "Idempotency-Key: example-$(printf %s "$prompt" | cksum | tr ' ' -)" \
  -d "{\"prompt\":\"$prompt\",\"panel\":\"wide\"}" | tr -d '\r' | sed -n 's/^[Ll]ocation: //p')

# Each request waits up to 30 seconds for a change.
while "${call[@]}" "$run" -H 'Prefer: wait=30' | grep -qE '"status":"(queued|running|synthesizing)"'; do
  echo 'in progress' >&2
done

"${call[@]}" "$run/result" -H 'Accept: text/markdown'
