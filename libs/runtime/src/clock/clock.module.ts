import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock';

/** Gives a service or the BFF its one clock. */
@Global()
@Module({})
export class ClockModule {
  static with(clock = new Clock()): DynamicModule {
    return { module: ClockModule, providers: [{ provide: Clock, useValue: clock }], exports: [Clock] };
  }
}
