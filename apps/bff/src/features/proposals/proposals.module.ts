import { Module } from '@nestjs/common';
import { AdminProposalsController } from './admin-proposals.controller';
import { GuestProposalsController } from './guest-proposals.controller';

@Module({ controllers: [AdminProposalsController, GuestProposalsController] })
export class ProposalsModule {}
