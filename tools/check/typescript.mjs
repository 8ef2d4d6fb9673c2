import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace/root.mjs';

const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => ts.sys.newLine,
};

/** The program of a `tsconfig.json`, parsed and not yet checked. */
export const programOf = (settings) => {
  const unreadable = (diagnostic) => {
    throw new Error(ts.formatDiagnostic(diagnostic, host));
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, settings),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: unreadable },
  );
  if (!parsed) throw new Error(`Cannot read ${settings}.`);
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = parsed;
  return ts.createProgram({ rootNames, options, configFileParsingDiagnostics });
};

/** The output of `tsc` for a program; empty if it has no errors. */
export const typeErrorsOf = (program) => ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host);
