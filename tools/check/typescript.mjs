import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace/root.mjs';

const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => ts.sys.newLine,
};

/** The program that a `tsconfig.json` describes, read and not yet checked. */
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

/** What `tsc` would print about a program; nothing is good. */
export const typeErrorsOf = (program) => ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host);
