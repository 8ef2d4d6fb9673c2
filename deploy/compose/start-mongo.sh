# Starts MongoDB as a replica set of one server with logins. It then wants a key in a file that only its user can read.
set -euo pipefail
install --owner=mongodb --group=mongodb --mode=400 /dev/stdin /tmp/replica-set.key <<<"$MONGODB_KEY"
unset MONGODB_KEY
# The smallest cache that MongoDB accepts. A house has few data, and the files are cached by the system as well.
exec docker-entrypoint.sh mongod --bind_ip_all --replSet rs0 --keyFile /tmp/replica-set.key --wiredTigerCacheSizeGB 0.25
