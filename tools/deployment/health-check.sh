# The health check of a container: succeeds if a path of the program in it responds with 200. It starts no other program,
# because it runs again and again.
#   bash health-check.sh <port> <path>
set -e
exec 3<>"/dev/tcp/127.0.0.1/$1"
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
