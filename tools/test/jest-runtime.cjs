const { statSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');
const lateOptimization = require('./late-optimization.json');

// Every test file executes its modules anew, so most optimized code would run only a few times. This saves a fifth of
// the processor time on Node 20, and 7 % on Node 24.
const options = Number.parseInt(process.versions.node) < 24 ? lateOptimization[20] : lateOptimization[24];
for (const option of options) setFlagsFromString(option);

/** Compiled scripts by file, for the lifetime of the worker. */
const scripts = new Map();

const scriptOf = (filename, source, parameters) => {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  // The offset gives errors the lines and columns of the source.
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
};

/** Sources by file, for the lifetime of the worker. */
const sources = new Map();

/** Installed packages do not change while tests run, also not in watch mode. */
const changedAt = (filename) => (filename.includes('/node_modules/') ? 0 : statSync(filename).mtimeMs);

const sourceOf = (filename, read) => {
  const mtimeMs = changedAt(filename);
  const known = sources.get(filename);
  if (known?.mtimeMs === mtimeMs) return known.source;
  const source = read(filename);
  sources.set(filename, { mtimeMs, source });
  return source;
};

/**
 * The native part of these packages keeps a function of every copy of their JavaScript, and with it all modules of the
 * test file that has loaded it: 15 MB each. So the worker loads them once.
 */
const keptByNativeCode = new Set(['lmdb']);

/**
 * Jest's runtime, with modules that are read and compiled once for each worker instead of once for each test file.
 * Every test file still executes all its modules anew, in a separate context.
 *
 * Jest has no setting for this: it compiles through `compileFunction`, whose results V8 does not cache.
 */
class RuntimeWithScriptCache extends JestRuntime {
  constructor(...parameters) {
    super(...parameters);
    const { executor, fileCache } = this;
    const readFile = fileCache.readFile.bind(fileCache);
    fileCache.readFile = (filename) => sourceOf(filename, readFile);
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      try {
        return scriptOf(filename, source, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Not CommonJS: Jest loads or reports it.
        return compile(source, filename);
      }
    };
  }

  requireModuleOrMock(from, moduleName) {
    return keptByNativeCode.has(moduleName) ? require(moduleName) : super.requireModuleOrMock(from, moduleName);
  }
}

module.exports = RuntimeWithScriptCache;
module.exports.default = RuntimeWithScriptCache;
