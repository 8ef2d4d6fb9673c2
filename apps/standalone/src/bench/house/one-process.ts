import { Product } from '@hearthstay/testing/product';
import { startSmtpListener } from '@hearthstay/testing/smtp';
import { houseSettings, type House } from './house';

/** Everything in one process, as most owners run it. */
export const startOneProcess = async (): Promise<House> => {
  const mail = await startSmtpListener();
  const product = await Product.start(houseSettings(mail));
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
