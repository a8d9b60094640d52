#!/usr/bin/env bash
# semgrep: `semgrep ci` ends with 0 when the platform refuses its token (401, 403 or 404), although nothing was scanned: the CI job is
# green. Errors are suppressed by default, and a wrong token is one; its own exit code 13 shows with `--no-suppress-errors` only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check semgrep==1.185.0
git init --quiet code && cd code
git remote add origin https://github.com/acme/login.git
echo 'eval(text)' >code.py
git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message all
cat >../refuses.py <<'PY'
import http.server
import os
import subprocess
import threading

status = 401


class Refuses(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Refuses)
threading.Thread(target=server.serve_forever, daemon=True).start()
folder = os.path.dirname(os.getcwd())
environment = {
    "PATH": f"{folder}/python/bin:{os.environ['PATH']}",
    "HOME": folder,
    "SEMGREP_URL": f"http://127.0.0.1:{server.server_port}",
    "SEMGREP_APP_TOKEN": "wrong",
}
for status, options in ((401, []), (403, []), (404, []), (401, ["--no-suppress-errors"])):
    command = ["semgrep", "ci", "--metrics", "off", "--disable-version-check", *options]
    ended = subprocess.run(command, env=environment, capture_output=True)
    print(" ".join([f"{status}:", *options, f"exit status {ended.returncode}"]))
PY
echo "semgrep 1.185.0; expected: 13, for a wrong token, each time"
python3 ../refuses.py | tee ../seen
diff - ../seen <<'SEEN'
401: exit status 0
403: exit status 0
404: exit status 0
401: --no-suppress-errors exit status 13
SEEN
