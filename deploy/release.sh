#!/bin/sh
# Puts the shop in use without losing a request. Run it as root:
#   deploy/release.sh          builds it from this folder and its .env; TRIAL=1 allows made-up numbers
#   deploy/release.sh IMAGE    goes back to an earlier image
# nginx knows two ports. The new shop starts at the free one, and the old one stops when it answers.
set -eu

image=${1:-dehati-milk:$(date +%Y-%m-%d-%H%M%S)}
if [ $# -eq 0 ]; then
  cd "$(dirname "$0")/.."
  if [ ! -f .env ]; then
    echo "There is no .env: copy .env.example to .env and fill it in." >&2
    exit 1
  fi
  client=$(docker version --format '{{.Client.Version}}')
  # Older clients build by themselves.
  if [ "${client%%.*}" -ge 23 ] && ! docker buildx version > /dev/null 2>&1; then
    echo "Docker $client needs buildx to build: install docker-buildx, or docker-buildx-plugin of Docker's own packages." >&2
    exit 1
  fi
  # What builds leave behind would fill the disk. It is kept to what the next one uses, after a build that fails, too.
  trap 'docker builder prune --all --force --keep-storage 1GB > /dev/null 2>&1' EXIT
  DOCKER_BUILDKIT=1 docker build --secret id=env,src=.env \
    --build-arg RELEASE="$image" --build-arg TRIAL="${TRIAL:-}" --tag "$image" .
fi
# Holds the variables that the server reads when it starts.
[ -f /etc/dehati-milk.env ] || install -m 600 /dev/null /etc/dehati-milk.env

is_running() { [ -n "$(docker ps --quiet --filter "name=^dehati-milk-$1\$")" ]; }

if is_running 3001; then
  old=3001 new=3002
else
  old=3002 new=3001
fi

# An interrupted release may have left one.
docker rm --force "dehati-milk-$new" 2> /dev/null || true
docker run --detach --name "dehati-milk-$new" --restart unless-stopped \
  --publish "127.0.0.1:$new:3000" --env-file /etc/dehati-milk.env \
  --read-only --cap-drop ALL --security-opt no-new-privileges --memory 512m "$image"

tries=0
until curl --fail --silent --output /dev/null "http://127.0.0.1:$new/"; do
  tries=$((tries + 1))
  if [ "$tries" -gt 30 ]; then
    docker logs "dehati-milk-$new"
    docker rm --force "dehati-milk-$new"
    # One that was just built would take the place of one to go back to.
    [ $# -gt 0 ] || docker rmi "$image"
    echo "The new shop does not answer, so the old one stays in use." >&2
    exit 1
  fi
  sleep 1
done

docker stop "dehati-milk-$old" 2> /dev/null || true
docker rm "dehati-milk-$old" 2> /dev/null || true
# Keeps the five newest images for going back; the list begins with the newest.
docker images --quiet dehati-milk | tail -n +6 | xargs -r docker rmi 2> /dev/null || true
echo "In use: $image"
