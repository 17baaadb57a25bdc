#!/bin/sh
# Makes a folder that "npm run build" left (.next/host) the release in use, without losing a
# request: deploy/release.sh FOLDER. The site's folder and what restarts an instance can be set.
set -eu

folder=$(realpath "$1")
site=${SITE:-/srv/dehati-milk}
pages=${PAGES:-/var/cache/dehati-milk/pages}
ports=${PORTS:-3001 3002}
restart=${RESTART:-systemctl restart dehati-milk@}

case $folder in
  "$site"/releases/*) release=$folder ;;
  *)
    release=$site/releases/$(date -u +%Y%m%dT%H%M%SZ)
    cp -R "$folder" "$release"
    ;;
esac

# Renaming is the only change of a link that nobody sees half done.
point() {
  ln -s "$2" "$site/$1.new"
  mv -T "$site/$1.new" "$site/$1"
}
before=$(readlink "$site/current" || true)
older=$(readlink "$site/previous" || true)
if [ -n "$before" ] && [ "$before" != "$release" ]; then
  point previous "$before"
fi
point current "$release"

# To what was in use before, with the instances that have changed already.
go_back() {
  [ -n "$before" ] || return 0
  point current "$before"
  if [ -n "$older" ]; then point previous "$older"; else rm -f "$site/previous"; fi
  for changed in $restarted; do $restart"$changed"; done
}

restarted=
for port in $ports; do
  $restart"$port"
  restarted="$restarted $port"
  tries=0
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/api/health"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 30 ]; then
      echo "The instance on port $port does not get healthy: going back." >&2
      go_back
      exit 1
    fi
    sleep 1
  done
done

if [ -d "$pages" ]; then
  find "$pages" -type f -delete
fi
echo "In use: $release"
