import { eventually, freePorts } from '@hearthstay/testing';
import { startProgram } from '../../testing/program';

/** One of the five applications in a process of its own. */
export interface Application {
  name: string;
  /** Of a BFF: where a browser finds it. */
  url: string;
  /** Its number for the operating system. */
  processId: number | undefined;
  /** Ends it as a supervisor does; resolves with its exit code. */
  stop(): Promise<number | null>;
}

const startTimeoutMs = 60_000;

/** Starts a built application; resolves once it is ready. */
export const startApplication = async (
  name: string,
  main: string,
  variables: Record<string, string>,
): Promise<Application> => {
  const [port, healthPort] = await freePorts(2);
  const program = startProgram(main, { ...variables, PORT: String(port), HEALTH_PORT: String(healthPort) });
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
