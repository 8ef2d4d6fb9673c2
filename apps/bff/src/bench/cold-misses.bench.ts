import { startTestBff } from '../testing/test-bff';
import { slowBookings } from './occupied-days';

const callers = 1_000;

/** Measures many concurrent requests for a response that is not cached yet. */
export default async () => {
  const { handler, asked } = slowBookings(1_000);
  const bff = await startTestBff({ handlers: [handler], variables: { RATE_LIMITS: 'off' } });
  const responses = await Promise.all(Array.from({ length: callers }, () => bff.fetch('/api/bookings/occupied')));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  await bff.close();
  const right = responses.filter(({ status }, index) => status === 200 && bodies[index] === bodies[0]).length;
  return [
    { name: `${callers} concurrent cold misses, calls to the service`, value: asked(), unit: 'calls', target: 1 },
    {
      name: `${callers} concurrent cold misses, without the same response`,
      value: callers - right,
      unit: 'responses',
      target: 0,
    },
  ];
};
