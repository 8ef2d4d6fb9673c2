import { Module } from '@nestjs/common';
import { NormalizeStoredEmails } from './normalize-stored-emails';
import { StoredEmailRepository } from './persistence/stored-email.repository';

/** Brings the addresses that earlier versions have stored into their normal form. */
@Module({ providers: [NormalizeStoredEmails, StoredEmailRepository] })
export class StoredEmailsModule {}
