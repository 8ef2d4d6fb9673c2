// Runs one benchmark, in a process of its own so that none warms up or slows down another, and sends what it measured.
const [address] = process.argv.slice(2);
const { default: measure } = await import(address);
process.send?.(await measure());
process.disconnect();
