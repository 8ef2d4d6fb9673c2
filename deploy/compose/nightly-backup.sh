# Exports all data once a day, after BACKUP_HOUR, and removes exports that are older than 30 days. It looks every ten
# minutes, so a night in which the machine was off is made up for, and a failed export is tried again.
set -euo pipefail
hour=${BACKUP_HOUR:-03}
folder=${BACKUP_FOLDER:-/backups}
look_every=600

is_due() { [ "$(date +%H)" -ge "$hour" ] && [ ! -e "$1" ]; }

remove_old() { find "$folder" -mindepth 1 -maxdepth 1 -name '????-??-??*' -mtime +30 -exec rm -r {} +; }

while true; do
  today=$folder/$(date +%F)
  if is_due "$today" && node --enable-source-maps /app/dist/apps/data-transfer/main.js export "$today"; then remove_old; fi
  sleep $look_every
done
