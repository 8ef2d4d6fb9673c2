import { UserError, runTool } from '../workspace/run-tool.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { readCommandLine } from './command-line.mjs';
import { description, listing } from './format.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/**
 * Each command processes the dead letters of one service and returns those that it found.
 *
 * @type {Record<string, (letters: any, service: string, selected: (letter: {id: string}) => boolean) => Promise<{id:
 *   string}[]>>}
 */
const commands = {
  list: async (letters, service) => {
    const found = await letters.list(service);
    say(listing(service, found));
    return found;
  },
  show: async (letters, service, selected) => {
    const found = (await letters.list(service)).filter(selected);
    found.forEach((letter) => say(description(service, letter)));
    return found;
  },
  replay: async (letters, service, selected) => {
    const replayed = await letters.replay(service, selected);
    say(`${service}: ${replayed.length} replayed`);
    return replayed;
  },
  discard: async (letters, service, selected) => {
    const discarded = await letters.discard(service, selected);
    say(`${service}: ${discarded.length} discarded`);
    return discarded;
  },
};

const cannotGoOn = (error) => {
  throw new UserError(error.message);
};

const brokerAddress = (readBrokerPlace) => {
  try {
    return readBrokerPlace().RABBITMQ_URL;
  } catch (error) {
    return cannotGoOn(error);
  }
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  const { bundle } = await import('../workspace/bundle.mjs');
  const { subscriptions } = await import(await bundle('libs/contracts/src/subscriptions.ts'));
  const { DeadLetters } = await import(await bundle('libs/messaging/src/dead-letters/index.ts'));
  const { readBrokerPlace } = await import(await bundle('libs/runtime/src/env/env.ts'));
  const { verb, services, ids } = readCommandLine(process.argv.slice(2), Object.keys(subscriptions));
  const url = brokerAddress(readBrokerPlace);
  if (!url) throw new UserError('RABBITMQ_URL is not set: set it to the address of the message broker.');
  const letters = await DeadLetters.open({ url }).catch(cannotGoOn);
  const missing = new Set(ids);
  try {
    for (const service of services) {
      const found = await commands[verb](letters, service, ({ id }) => !ids || ids.has(id)).catch(cannotGoOn);
      found.forEach(({ id }) => missing.delete(id));
    }
  } finally {
    await letters.close().catch(() => undefined);
  }
  if (missing.size > 0) throw new UserError(`No dead letter has the id ${[...missing].join(' or ')}.`);
});
