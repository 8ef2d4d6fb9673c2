const { AsyncLocalStorage } = require('node:async_hooks');
const { statSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/**
 * How much bytecode a function runs before V8 considers to optimize it: 15 times the default. Every test file executes
 * its modules anew, so most optimized code would run a few times only. It saves a fifth of the processor time.
 */
setFlagsFromString('--interrupt-budget=1000000');

/** By file; as long as the worker lives. */
const scripts = new Map();

const scriptOf = (filename, source, parameters) => {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  // Lines and columns of errors are those of the source.
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
};

/** By file; as long as the worker lives. */
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
 * Their native part keeps a function of every copy of their JavaScript, and with it all modules of the test file that
 * has loaded it: 15 MB each. So there is one copy for the worker.
 */
const keptByNativeCode = new Set(['lmdb']);

/** Those that the modules of the current test file have used. */
const asyncStorages = new Set();

for (const method of ['run', 'enterWith']) {
  const use = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...parameters) {
    asyncStorages.add(this);
    return use.apply(this, parameters);
  };
}

/**
 * Until it is disabled, Node writes the content of every storage into every new promise, so each promise of a worker
 * would cost more after each test file.
 */
const disableAsyncStorages = () => {
  for (const storage of asyncStorages) storage.disable();
  asyncStorages.clear();
};

/**
 * Jest's runtime, which reads and compiles a module once for each worker instead of once for each test file that loads
 * it. Every test file still executes all its modules anew, in a context of its own.
 *
 * Jest has no setting for this: its executor compiles through `compileFunction`, of which V8 caches nothing.
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
        // It is no CommonJS, which Jest reports or loads otherwise.
        return compile(source, filename);
      }
    };
  }

  requireModuleOrMock(from, moduleName) {
    return keptByNativeCode.has(moduleName) ? require(moduleName) : super.requireModuleOrMock(from, moduleName);
  }

  teardown() {
    super.teardown();
    disableAsyncStorages();
  }
}

module.exports = RuntimeWithScriptCache;
module.exports.default = RuntimeWithScriptCache;
