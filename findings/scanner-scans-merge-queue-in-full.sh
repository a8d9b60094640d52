#!/usr/bin/env bash
# semgrep: in a merge queue, `semgrep ci` announces a full scan of the queue's own branch, not a scan of the difference as for the pull
# request: it looks for a base in events of pull requests only. The scan takes as long as one of `main`, and reports all findings.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check semgrep==1.185.0
git init --quiet --bare origin.git
git init --quiet --initial-branch main code && cd code
git remote add origin https://github.com/acme/login.git
git config "url.$folder/origin.git.insteadOf" https://github.com/acme/login.git
commit() { git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message "$1"; }
echo 'eval(text)' >code.py && commit one
base=$(git rev-parse HEAD)
git checkout --quiet -b change && echo 'exec(text)' >>code.py && commit two
head=$(git rev-parse HEAD)
git push --quiet origin main change
cat >../pull_request.json <<JSON
{"pull_request": {"number": 7, "head": {"sha": "$head", "ref": "change"}, "base": {"sha": "$base", "ref": "main"}}}
JSON
cat >../merge_group.json <<JSON
{"merge_group": {"head_sha": "$head", "head_ref": "refs/heads/gh-readonly-queue/main/pr-7", "base_sha": "$base", "base_ref": "refs/heads/main"}}
JSON
cat >../show.py <<'PY'
import http.server
import json
import os
import subprocess
import sys
import threading

said = []


class Listens(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        said.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(404)
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Listens)
threading.Thread(target=server.serve_forever, daemon=True).start()
folder = os.path.dirname(os.getcwd())
url = f"http://127.0.0.1:{server.server_port}"
for event, ref in (("pull_request", "refs/pull/7/merge"), ("merge_group", "refs/heads/gh-readonly-queue/main/pr-7")):
    environment = {
        "PATH": f"{folder}/python/bin:{os.environ['PATH']}",
        "HOME": folder,
        "SEMGREP_URL": url,
        "SEMGREP_APP_TOKEN": "any",
        "GITHUB_ACTIONS": "true",
        "GITHUB_REPOSITORY": "acme/login",
        "GITHUB_API_URL": url,
        "GITHUB_EVENT_NAME": event,
        "GITHUB_EVENT_PATH": f"{folder}/{event}.json",
        "GITHUB_REF": ref,
        "GITHUB_SHA": sys.argv[1],
        "GITHUB_HEAD_REF": "change" if event == "pull_request" else "",
    }
    command = ["semgrep", "ci", "--metrics", "off", "--disable-version-check"]
    subprocess.run(command, env=environment, capture_output=True)
    about = said[-1]["project_metadata"]
    print(f"{event}: branch {about['branch']}, full scan {about['is_full_scan']}")
PY
echo "semgrep 1.185.0; expected: no full scan in either"
python3 ../show.py "$head" | tee ../seen
diff - ../seen <<'SEEN'
pull_request: branch refs/pull/7/merge, full scan False
merge_group: branch refs/heads/gh-readonly-queue/main/pr-7, full scan True
SEEN
