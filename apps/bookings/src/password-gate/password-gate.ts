import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type admitGuest, type checkPassword, type RequestOf } from '@hearthstay/contracts';
import { passwordRule, RateLimit, rateLimitToken } from '@hearthstay/rate-limit';
import { SettingsRepository } from '../settings/persistence/settings.repository';
import { isPassword } from './domain/password-hash';
import { ProvenPassword } from './domain/proven-password';

/** Lets through who knows the password for the site, and everybody while there is none (behaviour: Who may call what). */
@Injectable()
export class PasswordGate {
  private readonly proven = new ProvenPassword();

  constructor(
    private readonly settings: SettingsRepository,
    @Inject(rateLimitToken(passwordRule)) private readonly limit: RateLimit,
  ) {}

  /** Whether the password is right. Each check counts. @throws DomainError `RATE_LIMITED` */
  async check({ password, caller }: RequestOf<typeof checkPassword>): Promise<boolean> {
    const { appPasswordHash } = await this.settings.load();
    if (appPasswordHash === undefined) return true;
    await this.limit.use({ caller });
    return isPassword(password, appPasswordHash);
  }

  /** Only wrong passwords count. @throws DomainError `PASSWORD_REQUIRED`, `RATE_LIMITED` */
  async admit({ passwords, caller }: RequestOf<typeof admitGuest>): Promise<void> {
    const { appPasswordHash } = await this.settings.load();
    if (appPasswordHash === undefined) return;
    const guesses = passwords.filter((password) => password.trim());
    if (guesses.length === 0) throw new DomainError('PASSWORD_REQUIRED');
    // Past the limit not even the right password lets in, or guessing could go on by watching for it.
    if (guesses.some((guess) => this.proven.is(guess, appPasswordHash))) return this.limit.assertNotUsedUp({ caller });
    // Counted before it is looked at, or any number of guesses at once would all be looked at.
    await this.limit.use({ caller });
    const right = await rightAmong(guesses, appPasswordHash);
    if (right === undefined) throw new DomainError('PASSWORD_REQUIRED');
    this.proven.remember(right, appPasswordHash);
    await this.limit.giveBack({ caller });
  }
}

const rightAmong = async (guesses: readonly string[], hash: string): Promise<string | undefined> => {
  for (const guess of guesses) if (await isPassword(guess, hash)) return guess;
  return undefined;
};
