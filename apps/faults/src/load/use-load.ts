import type { Deployment } from '../deployment/deployment';
import { expectRecovery } from '../expectations/recovery';
import { CompetingGuests } from './competing-guests';
import { LoadGenerator } from './load-generator';

export interface DeploymentUnderLoad {
  deployment(): Deployment;
  /** The load during the test. */
  load(): LoadGenerator;
}

/** Starts before each test of a block a new load whose operations all succeed. */
export const useLoad = (deployment: () => Deployment): DeploymentUnderLoad => {
  let load: LoadGenerator | undefined;

  beforeEach(async () => {
    load = undefined;
    load = await LoadGenerator.start(deployment(), new CompetingGuests());
    await expectRecovery(load);
  });
  // The load does not matter after the test, even if the test has failed.
  afterEach(() => load?.abort());

  return { deployment, load: () => load! };
};
