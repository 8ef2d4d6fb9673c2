// What a container's health check runs: ends with 0 when the address answers that all is well.
const [address] = process.argv.slice(2);
const { ok } = await fetch(address);
process.exit(ok ? 0 : 1);
