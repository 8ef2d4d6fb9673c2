import { Module, type DynamicModule } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { DecidePageController, undoSeconds } from './decide-page.controller';
import { DecisionController } from './decision.controller';
import { Decisions } from './decisions';

/** Decisions of admins by a link in an e-mail. */
@Module({})
export class DecisionModule {
  static create(seconds: number): DynamicModule {
    return {
      module: DecisionModule,
      imports: [SettingsModule],
      controllers: [DecisionController, DecidePageController],
      providers: [Decisions, { provide: undoSeconds, useValue: seconds }],
    };
  }
}
