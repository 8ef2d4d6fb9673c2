import { parseArgs } from 'node:util';
import { UserError } from '../workspace/run-tool.mjs';

export const usage = `npm run dead-letters -- list [queue]
npm run dead-letters -- show [queue] <id>
npm run dead-letters -- replay [queue] <id>… | --all
npm run dead-letters -- discard [queue] <id>… | --all

RABBITMQ_URL says where the broker is, or RABBITMQ_URL_FILE names a file with that.
A queue is named by its service, such as notifications; left out, all are meant.`;

const verbs = ['list', 'show', 'replay', 'discard'];

const wrong = (reason) => new UserError(`${reason}\n\n${usage}`);

const parsed = (parameters) => {
  try {
    return parseArgs({ args: parameters, options: { all: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
};

const withoutEnds = (queue) => queue.replace(/^hearthstay\.events\./, '').replace(/\.dead$/, '');

/**
 * Parses the command and its selection of dead letters. `ids` is undefined for all of them.
 *
 * @param {string[]} parameters those after `--`
 * @param {string[]} services the services with dead letters
 * @returns {{verb: string, services: string[], ids: Set<string> | undefined}}
 */
export const readCommandLine = (parameters, services) => {
  const { values, positionals } = parsed(parameters);
  const [verb = '', ...rest] = positionals;
  if (!verbs.includes(verb)) throw wrong(verb ? `There is no command ${verb}.` : 'The command is missing.');
  const named = services.includes(withoutEnds(rest[0] ?? '')) ? [withoutEnds(rest[0])] : [];
  const ids = rest.slice(named.length);
  const meant = { verb, services: named.length > 0 ? named : services };
  if (verb === 'list') {
    if (ids.length > 0) throw wrong(`There is no queue ${ids[0]}; there are ${services.join(', ')}.`);
    return { ...meant, ids: undefined };
  }
  if (values.all && verb !== 'show' && ids.length === 0) return { ...meant, ids: undefined };
  if (ids.length === 0 || values.all) throw wrong(`${verb} needs ids, or --all.`);
  return { ...meant, ids: new Set(ids) };
};
