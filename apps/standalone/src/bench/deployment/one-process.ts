import { Product } from '@hearthstay/testing/product';
import { startSmtpListener } from '@hearthstay/testing/smtp';
import { benchmarkSettings, type Deployment } from './deployment';

/** Everything in one process, as most owners run it. */
export const startOneProcess = async (): Promise<Deployment> => {
  const mail = await startSmtpListener();
  const product = await Product.start(benchmarkSettings(mail));
  return {
    urls: [product.url],
    mail,
    programs: [{ name: 'standalone', processId: product.processId }],
    close: async () => {
      await product.remove();
      await mail.close();
    },
  };
};
