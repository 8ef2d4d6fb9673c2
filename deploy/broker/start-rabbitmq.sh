# Starts RabbitMQ with the users of broker-users.json. Their passwords come from the environment, at each start.
set -euo pipefail
users=$(</usr/local/lib/broker-users.json)
for variable in $(compgen -v RABBITMQ_ | grep '_PASSWORD$'); do
  users=${users//"\${$variable}"/${!variable}}
done
install --owner=rabbitmq --group=rabbitmq --mode=400 /dev/stdin /tmp/users.json <<<"$users"
exec docker-entrypoint.sh rabbitmq-server
