import { useDeployment } from './deployment/use-deployment';
import { testDatabaseStalls } from './faults/database-stalls';
import { testWithoutFaults } from './faults/no-faults';
import { testServiceIsolation } from './faults/service-isolation';
import { testLifeOfABooking } from './life/life-of-a-booking';
import { testMailScanners } from './life/mail-scanners';
import { testRivalResponses } from './life/rival-responses';

jest.setTimeout(300_000);

// Apart from the tests under load, because these wait most of the time, and so take no time of their own beside them.
const deployment = useDeployment('waiting');

describe('When nothing fails', () => testWithoutFaults(deployment));

describe('With every call at another instance', () => {
  describe('the life of a booking', () => testLifeOfABooking(deployment));
  describe('rival responses', () => testRivalResponses(deployment));
  describe('mail scanners', () => testMailScanners(deployment));
});

describe('When the database stalls for five seconds', () => testDatabaseStalls(deployment));

describe('When a service does not respond', () => testServiceIsolation(deployment));
