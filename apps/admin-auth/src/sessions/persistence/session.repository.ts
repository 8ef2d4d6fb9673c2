import { Inject, Injectable } from '@nestjs/common';
import { insertNew, modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { Session } from '../domain/session';
import { sessionModel, type SessionDocument } from './session.schema';

@Injectable()
export class SessionRepository {
  constructor(@Inject(modelToken(sessionModel.name)) private readonly sessions: Model<SessionDocument>) {}

  async add({ hash, ...session }: Session): Promise<void> {
    await insertNew(this.sessions, [{ _id: hash, ...session }]);
  }

  async find(hash: string): Promise<Session | null> {
    const session = await this.sessions.findById(hash).lean();
    if (!session) return null;
    const { _id, ...rest } = session;
    return { hash: _id, ...rest };
  }

  async noteUse(hash: string, now: Date): Promise<void> {
    await this.sessions.updateOne({ _id: hash }, { $set: { lastUsedAt: now } });
  }

  async remove(hash: string): Promise<void> {
    await this.sessions.deleteOne({ _id: hash });
  }

  async removeAllOf(adminId: string): Promise<void> {
    await this.sessions.deleteMany({ adminId });
  }
}
