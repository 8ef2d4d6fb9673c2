import { Product } from '@hearthstay/testing/product';
import { startSmtpListener } from '@hearthstay/testing/smtp';
import { benchmarkSettings, type Deployment } from './deployment';

/** The product in one process, as most owners run it. @param checkout a built checkout of the repository */
export const startOneProcess = async (checkout: string): Promise<Deployment> => {
  const mail = await startSmtpListener();
  const product = await Product.start(benchmarkSettings(mail), { checkout });
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
