import { getBackgroundImage } from '@hearthstay/contracts';
import { createInProcessTransport } from '@hearthstay/messaging';
import { NestFactory } from '@nestjs/core';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import { MediaModule } from './media.module';

describe('the media service', () => {
  it('answers that there is no background image', async () => {
    const transport = createInProcessTransport();
    const strategy: CustomTransportStrategy = transport.server({ name: 'media', events: 'once' });
    const service = await NestFactory.createMicroservice(MediaModule, { strategy, logger: false });
    await service.listen();
    await expect(transport.client.call(getBackgroundImage, {})).resolves.toEqual({ image: null });
    await service.close();
    await transport.close();
  });
});
