import { Module } from '@nestjs/common';
import { NoticeAddressController } from './notice-address.controller';

@Module({ controllers: [NoticeAddressController] })
export class NoticeAddressModule {}
