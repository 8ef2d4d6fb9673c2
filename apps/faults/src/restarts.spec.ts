import { useDeployment } from './deployment/use-deployment';
import { testRollingRestart } from './faults/rolling-restart';
import { testServiceCrashes } from './faults/services-crash';
import { testVersionsSideBySide } from './faults/versions-side-by-side';
import { useLoad } from './load/use-load';

jest.setTimeout(300_000);

const underLoad = useLoad(useDeployment('restarts'));

describe('Under a load of requests and approvals', () => {
  describe('when services are restarted', () => testRollingRestart(underLoad));
  describe('when two versions run side by side', () => testVersionsSideBySide(underLoad));
  describe('when services crash', () => testServiceCrashes(underLoad));
});
