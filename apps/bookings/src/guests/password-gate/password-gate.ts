import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type admitGuest,
  type checkPassword,
  type RequestOf,
  type ResponseOf,
} from '@hearthstay/contracts';
import { RateLimit, rateLimitToken } from '@hearthstay/rate-limit';
import { passwordLimit } from '../../rate-limits/rate-limits';
import type { Settings } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { admissionIdOf, claimedAdmissionId, newAdmission } from './domain/admission';
import { isPassword } from './domain/password-hash';
import { ProvenPassword } from './domain/proven-password';

type Guest = Pick<RequestOf<typeof admitGuest>, 'caller' | 'admission'>;

/** What the limit refuses each of those by whom guesses are counted; `null` where it refuses nothing. */
type Refusals = ReadonlyMap<string, DomainError | null>;

interface Guessing {
  guest: Guest;
  refusals: Refusals;
}

const byAdmission = (admissionId: string): string => `admission ${admissionId}`;

/**
 * Lets through who knows the password for the site, and everybody while there is none.
 *
 * Only wrong passwords count: by the caller's network address, or by the admission of a browser that has proven the
 * password before. So a guest who is in is not shut out by the guesses of others behind the same address. Past the
 * limit nobody without an admission is let in, not even with the right password, or guessing could go on by watching
 * for it.
 */
@Injectable()
export class PasswordGate {
  private readonly proven = new ProvenPassword();
  /**
   * What is being judged. The same guess of the same guest is judged and counted once, however often it comes at the
   * same time.
   */
  private readonly judging = new Map<string, Promise<boolean>>();

  constructor(
    private readonly settings: SettingsRepository,
    @Inject(rateLimitToken(passwordLimit)) private readonly limit: RateLimit,
  ) {}

  /** Whether the password is right. @throws DomainError `RATE_LIMITED` */
  async check({ password, ...guest }: RequestOf<typeof checkPassword>): Promise<ResponseOf<typeof checkPassword>> {
    const [{ appPasswordHash }, refusals] = await Promise.all([this.settings.load(), this.refusalsOf(guest)]);
    if (appPasswordHash === undefined) return { valid: true };
    const valid = await this.isRight([password], appPasswordHash, { guest, refusals });
    return valid ? { valid, ...admissionFor(guest, appPasswordHash) } : { valid };
  }

  /**
   * @param loading the settings, for whoever needs them, too.
   * @throws DomainError `PASSWORD_REQUIRED`, `RATE_LIMITED`
   */
  async admit(
    { passwords, ...guest }: RequestOf<typeof admitGuest>,
    loading: Promise<Settings> = this.settings.load(),
  ): Promise<ResponseOf<typeof admitGuest>> {
    const guesses = passwords.filter((password) => password.trim());
    const reading = guesses.length === 0 ? new Map<string, null>() : this.refusalsOf(guest);
    const [{ appPasswordHash }, refusals] = await Promise.all([loading, reading]);
    if (appPasswordHash === undefined) return {};
    if (guesses.length === 0 || !(await this.isRight(guesses, appPasswordHash, { guest, refusals }))) {
      throw new DomainError('PASSWORD_REQUIRED');
    }
    return admissionFor(guest, appPasswordHash);
  }

  /**
   * The refusals of those by whom the guesses of a guest may be counted. They are read together with the settings, so
   * before it is known whether the admission is genuine.
   */
  private async refusalsOf({ caller, admission }: Guest): Promise<Refusals> {
    const claimed = claimedAdmissionId(admission);
    const counted = claimed === undefined ? [caller] : [caller, byAdmission(claimed)];
    return new Map(
      await Promise.all(counted.map(async (by) => [by, await this.limit.refusalOf({ caller: by })] as const)),
    );
  }

  private async isRight(guesses: readonly string[], hash: string, { guest, refusals }: Guessing): Promise<boolean> {
    const admissionId = admissionIdOf(guest.admission, hash);
    const counted = { caller: admissionId === undefined ? guest.caller : byAdmission(admissionId) };
    // Before anything that the right password does otherwise: past the limit both take the same time.
    const refusal = refusals.get(counted.caller);
    if (refusal) throw refusal;
    if (guesses.some((guess) => this.proven.is(guess, hash))) return true;
    const key = JSON.stringify([counted.caller, hash, ...guesses]);
    const underWay = this.judging.get(key) ?? this.judge(guesses, hash, counted);
    this.judging.set(key, underWay);
    return underWay.finally(() => this.judging.delete(key));
  }

  private async judge(guesses: readonly string[], hash: string, counted: { caller: string }): Promise<boolean> {
    // Counted before it is looked at, or any number of guesses at once would all be looked at.
    await this.limit.use(counted);
    const right = await rightAmong(guesses, hash);
    if (right === undefined) return false;
    this.proven.remember(right, hash);
    await this.limit.giveBack(counted);
    return true;
  }
}

/** A new admission for who has no good one. */
const admissionFor = ({ admission }: Guest, hash: string): { admission?: string } =>
  admissionIdOf(admission, hash) === undefined ? { admission: newAdmission(hash) } : {};

const rightAmong = async (guesses: readonly string[], hash: string): Promise<string | undefined> => {
  for (const guess of guesses) if (await isPassword(guess, hash)) return guess;
  return undefined;
};
