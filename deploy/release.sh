#!/bin/sh
# Puts an image of the shop in use without losing a request: deploy/release.sh IMAGE, as root.
# nginx knows two ports. The new shop starts at the one that is free; when it answers, the old one stops.
set -eu

is_running() { [ -n "$(docker ps --quiet --filter "name=^dehati-milk-$1\$")" ]; }

if is_running 3001; then
  old=3001 new=3002
else
  old=3002 new=3001
fi

# Left by a release that did not get to its end.
docker rm --force "dehati-milk-$new" 2> /dev/null || true
docker run --detach --name "dehati-milk-$new" --restart unless-stopped \
  --publish "127.0.0.1:$new:3000" --env-file /etc/dehati-milk.env \
  --read-only --cap-drop ALL --security-opt no-new-privileges --memory 512m "$1"

tries=0
until curl --fail --silent --output /dev/null "http://127.0.0.1:$new/"; do
  tries=$((tries + 1))
  if [ "$tries" -gt 30 ]; then
    docker logs "dehati-milk-$new"
    docker rm --force "dehati-milk-$new"
    echo "The new shop does not answer, so the old one stays in use." >&2
    exit 1
  fi
  sleep 1
done

docker stop "dehati-milk-$old" 2> /dev/null || true
docker rm "dehati-milk-$old" 2> /dev/null || true
