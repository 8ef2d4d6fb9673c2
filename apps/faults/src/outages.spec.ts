import { useDeployment } from './deployment/use-deployment';
import { testBrokerFaults } from './faults/broker-fails';
import { testDatabaseFaults } from './faults/database-fails';
import { testInvalidMessages } from './faults/invalid-messages';
import { testMailServerFaults } from './faults/mail-server-fails';
import { useLoad } from './load/use-load';

jest.setTimeout(300_000);

// Apart from the restarts, because both wait most of the time, for longer than the ten processes and the broker start.
const underLoad = useLoad(useDeployment('outages'));

describe('Under a load of requests and approvals', () => {
  describe('when RabbitMQ fails', () => testBrokerFaults(underLoad));
  describe('when the database fails', () => testDatabaseFaults(underLoad));
  describe('when invalid messages arrive', () => testInvalidMessages(underLoad));
  describe('when the SMTP server fails', () => testMailServerFaults(underLoad));
});
