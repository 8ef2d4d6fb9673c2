import { Injectable } from '@nestjs/common';
import { assertBeforeDeadline } from '@hearthstay/messaging';
import pLimit from 'p-limit';
import { hashPassword, isCheaper, isPassword, type Cost } from './domain/password-hash';

/**
 * Hashes passwords one at a time, so that concurrent checks need no more memory than one. What waits past the deadline
 * of its command is dropped.
 */
@Injectable()
export class PasswordHasher {
  private readonly oneAtATime = pLimit(1);

  constructor(private readonly cost: Cost) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => hashPassword(password, this.cost));
  }

  /** Whether the hash was made from the password. Takes the same time for right and wrong passwords. */
  matches(password: string, hash: string): Promise<boolean> {
    return this.inTurn(() => isPassword(password, hash));
  }

  /** Whether the hash should be replaced by one of the present cost. */
  isOutdated(hash: string): boolean {
    return isCheaper(hash, this.cost);
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.oneAtATime(async () => {
      assertBeforeDeadline();
      return work();
    });
  }
}
