import { median } from '@hearthstay/testing/measuring';
import { Product } from '@hearthstay/testing/product';

const starts = 5;

const secondsToStart = async (): Promise<number> => {
  const begin = performance.now();
  const product = await Product.start();
  const seconds = (performance.now() - begin) / 1000;
  await product.stop();
  await product.remove();
  return seconds;
};

/** From nothing, an empty data directory included, until the first request can be answered. */
export default async () => {
  const measured: number[] = [];
  while (measured.length < starts) measured.push(await secondsToStart());
  const value = median(measured);
  return [{ name: `cold start of the standalone program, median of ${starts}`, value, unit: 's', target: 1.5 }];
};
