import { Module } from '@nestjs/common';
import { StayEmailsController } from './stay-emails.controller';

@Module({ controllers: [StayEmailsController] })
export class StayEmailsModule {}
