import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type admitGuest,
  type checkPassword,
  type RequestOf,
  type ResponseOf,
} from '@hearthstay/contracts';
import { withoutDeadline } from '@hearthstay/messaging';
import { RateLimit, rateLimitToken } from '@hearthstay/access';
import { passwordLimit } from '../../rate-limits';
import { PasswordHasher, SettingsRepository } from '../../settings';
import type { Settings } from '../../settings/domain/settings';
import { admissionIdOf, claimedAdmissionId, newAdmission } from './domain/admission';
import { ProvenPassword } from './domain/proven-password';

type Guest = Pick<RequestOf<typeof admitGuest>, 'caller' | 'admission'>;

/** The refusals of the limits by which a guess is counted; `null` for a limit that is not used up. */
type Refusals = ReadonlyMap<string, DomainError | null>;

interface Guessing {
  guest: Guest;
  refusals: Refusals;
}

const byAdmission = (admissionId: string): string => `admission ${admissionId}`;

/**
 * Checks the password of the site. Without a password all calls pass.
 *
 * Only wrong passwords are counted: by the caller's network address, or by the admission of a browser that has sent the
 * right password before. So wrong passwords of others with the same address do not lock out a guest with an admission.
 * Past the limit a call without an admission is refused even with the right password; otherwise the response would
 * reveal a right guess.
 */
@Injectable()
export class PasswordGate {
  private readonly proven = new ProvenPassword();
  /**
   * The checks in progress. Concurrent calls with the same password of the same guest share one check and one count.
   */
  private readonly checksInProgress = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly settings: SettingsRepository,
    private readonly passwords: PasswordHasher,
    @Inject(rateLimitToken(passwordLimit)) private readonly limit: RateLimit,
  ) {}

  /** Whether the password is right. @throws DomainError `RATE_LIMITED` */
  async check({ password, ...guest }: RequestOf<typeof checkPassword>): Promise<ResponseOf<typeof checkPassword>> {
    const [{ appPasswordHash }, refusals] = await Promise.all([this.settings.load(), this.refusalsOf(guest)]);
    if (appPasswordHash === undefined) return { valid: true };
    const hash = await this.hashIfRight([password], appPasswordHash, { guest, refusals });
    return hash === undefined ? { valid: false } : { valid: true, ...admissionFor(guest, hash) };
  }

  /**
   * @param loading the settings, which the caller loads anyway.
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
    if (guesses.length === 0) throw new DomainError('PASSWORD_REQUIRED');
    const hash = await this.hashIfRight(guesses, appPasswordHash, { guest, refusals });
    if (hash === undefined) throw new DomainError('PASSWORD_REQUIRED');
    return admissionFor(guest, hash);
  }

  /**
   * The refusals of all limits that may apply to a guest. They are read together with the settings, before the
   * admission is verified.
   */
  private async refusalsOf({ caller, admission }: Guest): Promise<Refusals> {
    const claimed = claimedAdmissionId(admission);
    const counted = claimed === undefined ? [caller] : [caller, byAdmission(claimed)];
    return new Map(
      await Promise.all(counted.map(async (by) => [by, await this.limit.refusalOf({ caller: by })] as const)),
    );
  }

  /** @returns the hash that is stored for the password from now on; `undefined` if no guess is right. */
  private async hashIfRight(
    guesses: readonly string[],
    hash: string,
    { guest, refusals }: Guessing,
  ): Promise<string | undefined> {
    const admissionId = admissionIdOf(guest.admission, hash);
    const counted = { caller: admissionId === undefined ? guest.caller : byAdmission(admissionId) };
    // First, so that right and wrong passwords take the same time past the limit.
    const refusal = refusals.get(counted.caller);
    if (refusal) throw refusal;
    if (guesses.some((guess) => this.proven.is(guess, hash))) return hash;
    const key = JSON.stringify([counted.caller, hash, ...guesses]);
    const check = this.checksInProgress.get(key) ?? this.countAndCheck(guesses, hash, counted);
    this.checksInProgress.set(key, check);
    return check.finally(() => this.checksInProgress.delete(key));
  }

  private async countAndCheck(
    guesses: readonly string[],
    hash: string,
    counted: { caller: string },
  ): Promise<string | undefined> {
    // Counted before the check; otherwise the limit would not apply to concurrent guesses.
    await this.limit.use(counted);
    const right = await this.rightAmong(guesses, hash);
    if (right === undefined) return undefined;
    this.proven.remember(right, hash);
    await this.limit.giveBack(counted);
    return this.passwords.isOutdated(hash) ? withoutDeadline(() => this.renew(right, hash)) : hash;
  }

  private async rightAmong(guesses: readonly string[], hash: string): Promise<string | undefined> {
    for (const guess of guesses) if (await this.passwords.matches(guess, hash)) return guess;
    return undefined;
  }

  /**
   * Replaces a hash of a lower cost now that the password is known.
   *
   * @returns the new hash; the outdated one if the password was changed meanwhile.
   */
  private async renew(password: string, outdated: string): Promise<string> {
    const renewed = await this.passwords.hash(password);
    if (!(await this.settings.renewPasswordHash(outdated, renewed))) return outdated;
    this.proven.remember(password, renewed);
    return renewed;
  }
}

/** A new admission, unless there is a valid one. */
const admissionFor = ({ admission }: Guest, hash: string): { admission?: string } =>
  admissionIdOf(admission, hash) === undefined ? { admission: newAdmission(hash) } : {};
