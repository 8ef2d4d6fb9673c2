import { expectRecovery } from './expectations/recovery';
import { CompetingGuests } from './load/competing-guests';
import { LoadGenerator } from './load/load-generator';
import type { Deployment } from './deployment/deployment';
import { useDeployment } from './deployment/use-deployment';

export interface DeploymentUnderLoad {
  deployment(): Deployment;
  /** The load during the test. */
  load(): LoadGenerator;
}

/** Starts a deployment for the tests of a file, and before each test a new load whose operations all succeed. */
export const useDeploymentUnderLoad = (title: string): DeploymentUnderLoad => {
  const deployment = useDeployment(title);
  let load: LoadGenerator | undefined;

  beforeEach(async () => {
    load = undefined;
    await deployment().storedData.clear();
    load = await LoadGenerator.start(deployment(), new CompetingGuests());
    await expectRecovery(load);
  });
  // The load does not matter after the test, even if the test has failed.
  afterEach(() => load?.abort());

  return { deployment, load: () => load! };
};
