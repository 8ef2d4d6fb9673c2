/**
 * Words that lint refuses, because a reader who looks for the term of the field does not find it.
 *
 * @typedef {object} Word
 * @property {RegExp} pattern
 * @property {string} instead the term of the field, or the reason
 * @property {string} canary code in which lint must find the word
 * @property {string} [canaryFile] the file of the canary, where the word is in its path
 */

/** @type {Word[]} Of identifiers. */
export const refusedNames = [
  // A person may still answer an offer.
  { pattern: /^(?!.*offer).*answer/i, instead: 'response, reply or result', canary: 'export const theAnswer = 1;' },
  { pattern: /wiring/i, instead: 'what is connected, such as fieldProps', canary: 'export const wiring = 1;' },
  { pattern: /^asTheyAre/, instead: 'lean', canary: 'export const asTheyAre = 1;' },
  { pattern: /surroundings$/i, instead: 'dependencies or context', canary: 'export interface Surroundings { a: 1 }' },
  {
    pattern: /^(Facts|readFacts|Basis|Sent)$/,
    instead: 'what they describe, such as ApprovalInput',
    canary: 'export interface Facts { a: 1 }',
  },
  { pattern: /^sentOnce/i, instead: 'idempotency record', canary: 'export class SentOnce {}' },
  { pattern: /^Turns$/, instead: 'semaphore', canary: 'export class Turns {}' },
  { pattern: /^Figure$/, instead: 'metric', canary: 'export interface Figure { a: 1 }' },
  { pattern: /^Copies$/, instead: 'caches', canary: 'export class Copies {}' },
  { pattern: /writesTogether/i, instead: 'batch writer', canary: 'export class WritesTogether {}' },
  { pattern: /^useAction$/, instead: 'useMutation', canary: 'export const useAction = 1;' },
  { pattern: /readAhead/i, instead: 'prefetch', canary: 'export const readAhead = 1;' },
  { pattern: /^isAsking/, instead: 'isLoading or isMutating', canary: 'export const isAsking = true;' },
  // `expected` and `draft` are plain elsewhere. As options of a mutation, its types refuse them.
  { pattern: /^also$/, instead: 'invalidates, or what is meant', canary: 'export const also = 1;' },
  { pattern: /^useDraft$/, instead: 'useContractForm', canary: 'export const useDraft = 1;' },
  { pattern: /let(s|ting)?Go/i, instead: 'drain, release or delete', canary: 'export const letGoOfConnections = 1;' },
];

/** @type {Word[]} Of folders and files. */
export const refusedPaths = [
  ...refusedNames,
  { pattern: /^killed$/, instead: 'crash', canary: '', canaryFile: 'libs/scheduler/src/killed/canary.ts' },
];

const actor = [
  ...['app', 'application', 'BFF', 'broker', 'browser', 'button', 'cache', 'call', 'class', 'client', 'code'],
  ...['command', 'component', 'compiler', 'container', 'database', 'dialog', 'domain', 'driver', 'engine', 'file'],
  ...['form', 'function', 'handler', 'hook', 'instance', 'layer', 'library', 'list', 'machine', 'message', 'module'],
  ...['MongoDB', 'Node', 'object', 'page', 'parser', 'persistence', 'platform', 'process', 'program', 'queue', 'React'],
  ...['RabbitMQ', 'repository', 'rule', 'runner', 'scheduler', 'screen', 'server', 'service', 'socket', 'system'],
  ...['template', 'test', 'thread', 'timer', 'tool', 'worker'],
].join('|');
const mind = [
  'know|knows|want|wants|learn|learns|remember|remembers|think|thinks|believe|believes|wish|wishes',
  'forget|forgets|hear|hears|mind|minds|(ask|asks)(?! for)|tell|tells',
].join('|');

/** @type {Word[]} Of comments, titles of tests and log messages. */
export const refusedPhrases = [
  {
    pattern: /\banswer(s|ed|ing)?\b(?! (an|the|to an|to the) offer)/i,
    instead: 'response, or "responds with"',
    canary: '/** The answer of the server. */\nexport const body = 1;',
  },
  { pattern: /\bwiring\b/i, instead: 'what is connected', canary: '// The wiring of the form.' },
  { pattern: /\blet(s|ting)? go of\b/i, instead: 'release, close or delete', canary: '// Lets go of the connection.' },
  {
    pattern: /(?<!\bthere) (is|are) (one|none)\.(\s|$)/,
    instead: 'the noun: "Zero is a valid price."',
    canary: '// A price of nothing is one.',
  },
  {
    pattern: /\bhowever often\b/i,
    instead: 'the number, or "idempotent"',
    canary: `it('is sent once, however often it is pressed', () => 1);`,
  },
  { pattern: /\bnobody is accused\b/i, instead: 'the effect', canary: '// Nobody is accused.' },
  { pattern: /\bgoodbye\b/i, instead: 'close frame, disconnect', canary: '// The peer does not read our goodbye.' },
  { pattern: /\bwoken by\b/i, instead: 'alert on this', canary: `logger.warn('The one to be woken by');` },
  {
    pattern: new RegExp(`\\b(${actor})s? (${mind})\\b`, 'i'),
    instead: 'what the part does: reads, stores, requires, reports',
    canary: '// The service knows its guests.',
  },
];
