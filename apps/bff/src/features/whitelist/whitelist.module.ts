import { Module } from '@nestjs/common';
import { WhitelistController } from './whitelist.controller';
import { WhitelistWithoutNotesController } from './whitelist-without-notes.controller';

@Module({ controllers: [WhitelistController, WhitelistWithoutNotesController] })
export class WhitelistModule {}
