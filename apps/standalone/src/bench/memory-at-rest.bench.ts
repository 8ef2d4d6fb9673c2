import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Product } from '@hearthstay/testing/product';

const restMs = 10_000;

const residentMegabytes = async (processId: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
};

/** What the standalone program holds once it has started, served its first pages and been left alone. */
export default async () => {
  const product = await Product.start();
  for (const path of ['/', '/api/bookings/settings', '/api/bookings/occupied', '/dev/mailbox']) {
    await fetch(new URL(path, product.url));
  }
  await pause(restMs);
  const value = await residentMegabytes(product.processId);
  await product.stop();
  await product.remove();
  return [{ name: 'memory of the standalone program at rest', value, unit: 'MB', target: 200 }];
};
