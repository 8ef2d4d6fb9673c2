import { setTimeout as pause } from 'node:timers/promises';
import { mailboxCookie } from '@hearthstay/testing';
import { compareBuilds, measureBuilds, residentMegabytes, type Metric } from '@hearthstay/testing/measuring';
import { Product } from '@hearthstay/testing/product';

const restMs = 10_000;

const megabytesAtRest = async (checkout: string): Promise<number> => {
  const product = await Product.start({}, { checkout });
  const Cookie = await mailboxCookie(product.mailboxUrl);
  for (const path of ['/', '/api/bookings/settings', '/api/bookings/occupied', '/dev/mailbox']) {
    await fetch(new URL(path, product.url), { headers: { Cookie } });
  }
  await pause(restMs);
  const megabytes = await residentMegabytes(product.processId);
  await product.stop();
  await product.remove();
  return megabytes;
};

/** Measures the memory of the idle standalone program after its first pages. */
export default async (): Promise<Metric[]> =>
  compareBuilds(
    { name: 'memory of the standalone program at rest', unit: 'MB', target: 200 },
    await measureBuilds(1, megabytesAtRest),
    1.05,
  );
