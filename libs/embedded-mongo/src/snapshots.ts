import type { Document } from 'bson';
import { Timestamp } from 'bson';
import { CommandError } from './errors';
import { encodeValue } from './storage/key-encoding';
import type { Snapshot, Storage } from './storage/storage';

/** LMDB cannot reuse the pages of a snapshot, so an idle one ends. */
const idleMilliseconds = 10 * 60_000;

interface SessionSnapshot extends Snapshot {
  /** The time by which the driver refers to the snapshot. */
  time: Timestamp;
  /** On the clock of `performance.now()`. */
  lastUsed: number;
}

/** The snapshots of sessions: all databases at the time of the first read of the session. */
export class Snapshots {
  private readonly bySession = new Map<string, SessionSnapshot>();
  private lastNumber = 0;

  constructor(private readonly storage: Storage) {}

  /**
   * The snapshot for a read of a session. Without a `time` it is a new one, which replaces the session's last.
   *
   * @throws CommandError when the snapshot of that time has ended.
   */
  of(session: Document, time?: Timestamp): SessionSnapshot {
    if (!time) this.start(session);
    const snapshot = this.bySession.get(keyOf(session));
    if (!snapshot || (time && !snapshot.time.equals(time))) {
      throw new CommandError('SnapshotTooOld', 'The snapshot of this session has ended');
    }
    snapshot.lastUsed = performance.now();
    return snapshot;
  }

  end(session: Document): void {
    this.bySession.get(keyOf(session))?.end();
    this.bySession.delete(keyOf(session));
  }

  /** Ends idle snapshots. */
  endIdle(now = performance.now()): void {
    for (const [key, snapshot] of this.bySession) {
      if (now - snapshot.lastUsed <= idleMilliseconds) continue;
      snapshot.end();
      this.bySession.delete(key);
    }
  }

  private start(session: Document): void {
    this.end(session);
    const time = new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++this.lastNumber });
    this.bySession.set(keyOf(session), { ...this.storage.snapshot(), time, lastUsed: performance.now() });
  }
}

const keyOf = (session: Document): string => encodeValue(session).toString('latin1');
