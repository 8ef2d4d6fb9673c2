import { Module } from '@nestjs/common';
import { GuestRequestsController } from './guest-requests.controller';
import { AdminRequestsController } from './admin-requests.controller';

@Module({ controllers: [GuestRequestsController, AdminRequestsController] })
export class RequestsModule {}
