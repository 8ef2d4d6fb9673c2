import { compareBuilds, measureBuilds, type Metric } from '@hearthstay/testing/measuring';
import { Product } from '@hearthstay/testing/product';

const starts = 5;

const secondsToStart = async (checkout: string): Promise<number> => {
  const begin = performance.now();
  const product = await Product.start({}, { checkout });
  const seconds = (performance.now() - begin) / 1000;
  await product.stop();
  await product.remove();
  return seconds;
};

/** Measures a start without data until the first response. */
export default async (): Promise<Metric[]> =>
  compareBuilds(
    { name: `cold start of the standalone program, median of ${starts}`, unit: 's', target: 1.5 },
    await measureBuilds(starts, secondsToStart),
    1.1,
  );
