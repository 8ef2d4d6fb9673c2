import { resolve } from 'node:path';
import { eventually, freePorts } from '@hearthstay/testing';
import { imageOptions } from '@hearthstay/testing/measuring';
import { startProgram } from '../../testing/program';

/** One of the five applications in a separate process. */
export interface Application {
  name: string;
  /** The URL for browsers; only of a BFF. */
  url: string;
  /** The process id. */
  processId: number | undefined;
  /** Ends it as a supervisor does; resolves with its exit code. */
  stop(): Promise<number | null>;
}

const startTimeoutMs = 60_000;

/** Starts an application of a built checkout as its image does; resolves once it is ready. */
export const startApplication = async (
  name: string,
  checkout: string,
  variables: Record<string, string>,
): Promise<Application> => {
  const [port, healthPort] = await freePorts(2);
  const program = startProgram(
    resolve(checkout, `dist/apps/${name}/main.js`),
    { ...variables, PORT: String(port), HEALTH_PORT: String(healthPort) },
    { nodeOptions: await imageOptions(checkout) },
  );
  await eventually(async () => {
    if (!(await fetch(`http://127.0.0.1:${healthPort}/health/ready`)).ok) throw new Error(`${name} is not ready`);
  }, startTimeoutMs);
  return {
    name,
    url: program.url,
    processId: program.processId,
    stop: () => program.ended('SIGTERM'),
  };
};
