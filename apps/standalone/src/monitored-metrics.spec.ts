import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eventually, freePort, startRabbitMq, type RabbitMqBroker } from '@hearthstay/testing';
import { builtProgram, Product, shortLived } from '@hearthstay/testing/product';

jest.setTimeout(180_000);

/** The parts of a histogram have names of their own. */
const metricsIn = (file: string): string[] => {
  const text = readFileSync(resolve(file), 'utf8');
  const names = text.match(/\b(hearthstay|nodejs|process)_[a-z0-9_]+\b/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))].sort();
};

describe('What alerts and the dashboard read', () => {
  let broker: RabbitMqBroker;
  let product: Product;
  let served: string[];

  beforeAll(async () => {
    broker = await startRabbitMq();
    const HEALTH_PORT = String(await freePort());
    const main = await builtProgram('standalone');
    product = await Product.start({ RABBITMQ_URL: broker.url, HEALTH_PORT }, { nodeOptions: shortLived, main });
    await eventually(async () => {
      const page = await (await fetch(`http://127.0.0.1:${HEALTH_PORT}/metrics`)).text();
      served = [...page.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!);
      expect(served).toContain('hearthstay_emails');
    }, 30_000);
  });
  afterAll(async () => {
    await product.remove();
    await broker.stop();
  });

  it.each(['monitoring/alerts.yaml', 'monitoring/dashboard.json'])('%s is among the metrics of the product', (file) => {
    const metrics = metricsIn(file);
    expect(metrics.length).toBeGreaterThan(10);
    expect(served).toEqual(expect.arrayContaining(metrics));
  });
});
