import { workspaceFile } from './workspace-file';

/** The default of a build argument. */
export const defaultOf = (argument: string): string | undefined =>
  new RegExp(`^ARG ${argument}=(\\S+)$`, 'm').exec(workspaceFile('Dockerfile'))?.[1];

/** A build stage of the Dockerfile. */
export interface Stage {
  name: string;
  base: string;
  instructions: string[];
}

const isFirstLine = (line: string): boolean => line.startsWith('FROM ');

/** The stages of the Dockerfile, in order; each instruction is one line. */
export const stages = (): Stage[] => {
  const lines = workspaceFile('Dockerfile')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const starts = lines.flatMap((line, index) => (isFirstLine(line) ? [index] : []));
  return starts.map((start, index) => {
    const [from = '', ...instructions] = lines.slice(start, starts[index + 1]);
    const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(from) ?? [];
    return { name, base, instructions };
  });
};

/** The instructions of an image: those of its stage and of the stages that it is based on. */
export const instructionsOf = (image: string): string[] => {
  const stage = stages().find(({ name }) => name === image);
  return stage ? [...instructionsOf(stage.base), ...stage.instructions] : [];
};
