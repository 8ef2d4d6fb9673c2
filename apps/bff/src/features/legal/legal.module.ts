import { Module } from '@nestjs/common';
import { LegalPagesCache } from './legal-pages.cache';
import { LegalController } from './legal.controller';

@Module({ controllers: [LegalController], providers: [LegalPagesCache], exports: [LegalPagesCache] })
export class LegalModule {}
