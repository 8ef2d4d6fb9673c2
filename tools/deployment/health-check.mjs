// The health check of a container: exits with 0 when the address responds with a success.
const [address] = process.argv.slice(2);
const { ok } = await fetch(address);
process.exit(ok ? 0 : 1);
