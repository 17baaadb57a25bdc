#!/bin/sh
# Makes a folder that "npm run build" left (.next/standalone) the release in use, without losing a
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
if [ -e "$site/current" ] && [ "$(realpath "$site/current")" != "$release" ]; then
  point previous "$(realpath "$site/current")"
fi
point current "$release"

for port in $ports; do
  $restart"$port"
  tries=0
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/api/health"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 30 ]; then
      echo "The instance on port $port does not get healthy: the others were left alone." >&2
      exit 1
    fi
    sleep 1
  done
done

if [ -d "$pages" ]; then
  find "$pages" -type f -delete
fi
echo "In use: $release"
