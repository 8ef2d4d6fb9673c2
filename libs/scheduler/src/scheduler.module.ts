import { Global, Module } from '@nestjs/common';
import { Scheduler } from './scheduler';

/** Gives a service its one scheduler, which starts and stops with the service. */
@Global()
@Module({ providers: [Scheduler], exports: [Scheduler] })
export class SchedulerModule {}
