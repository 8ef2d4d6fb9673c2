import { setTimeout as pause } from 'node:timers/promises';
import { mailboxCookie } from '@hearthstay/testing';
import { Product } from '@hearthstay/testing/product';
import { residentMegabytes } from './resident-megabytes';

const restMs = 10_000;

/** What the standalone program holds once it has started, served its first pages and been left alone. */
export default async () => {
  const product = await Product.start();
  const Cookie = await mailboxCookie(product.mailboxUrl);
  for (const path of ['/', '/api/bookings/settings', '/api/bookings/occupied', '/dev/mailbox']) {
    await fetch(new URL(path, product.url), { headers: { Cookie } });
  }
  await pause(restMs);
  const value = await residentMegabytes(product.processId);
  await product.stop();
  await product.remove();
  return [{ name: 'memory of the standalone program at rest', value, unit: 'MB', target: 200 }];
};
