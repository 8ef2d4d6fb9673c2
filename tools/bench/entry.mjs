// Runs one benchmark in a separate process, so that none affects another, and sends its results to the parent process.
const [address] = process.argv.slice(2);
const { default: measure } = await import(address);
process.send?.(await measure());
process.disconnect();
