import { useDeployment } from './deployment/use-deployment';
import { testBrokerFaults } from './faults/broker-fails';
import { testDatabaseFaults } from './faults/database-fails';
import { testInvalidMessages } from './faults/invalid-messages';
import { testMailServerFaults } from './faults/mail-server-fails';
import { testRollingRestart } from './faults/rolling-restart';
import { testServiceCrashes } from './faults/services-crash';
import { testVersionsSideBySide } from './faults/versions-side-by-side';
import { useLoad } from './load/use-load';

jest.setTimeout(300_000);

// One file, because a start of the ten processes and the broker costs as much processor time as several tests.
const underLoad = useLoad(useDeployment('under-load'));

describe('Under a load of requests and approvals', () => {
  describe('when RabbitMQ fails', () => testBrokerFaults(underLoad));
  describe('when the database fails', () => testDatabaseFaults(underLoad));
  describe('when invalid messages arrive', () => testInvalidMessages(underLoad));
  describe('when the SMTP server fails', () => testMailServerFaults(underLoad));
  describe('when services are restarted', () => testRollingRestart(underLoad));
  describe('when two versions run side by side', () => testVersionsSideBySide(underLoad));
  describe('when services crash', () => testServiceCrashes(underLoad));
});
