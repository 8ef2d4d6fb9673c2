import { defaultBeatTiming, Presence } from '@hearthstay/database';
import type { Data } from '../data/data';

/** Shows other imports that this one is running. */
export class ImportPresence {
  private readonly presence: Presence;
  private timer: NodeJS.Timeout | undefined;

  private constructor(target: Data) {
    this.presence = new Presence(target.database('bookings'), 'import');
  }

  static async begin(target: Data, { beatEvery } = defaultBeatTiming): Promise<ImportPresence> {
    const own = new ImportPresence(target);
    await own.presence.begin();
    own.timer = setInterval(() => void own.presence.beat().catch(() => undefined), beatEvery).unref();
    return own;
  }

  get id(): string {
    return this.presence.id;
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.presence.end();
  }
}
