import { Inject, Injectable } from '@nestjs/common';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
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
    return session && sessionOf(session);
  }

  /** All sessions of an admin, the latest first. */
  async listOf(adminId: string): Promise<Session[]> {
    return (await this.sessions.find({ adminId }).sort({ createdAt: -1, _id: 1 }).lean()).map(sessionOf);
  }

  async noteUse(hash: string, now: Date): Promise<void> {
    await this.sessions.updateOne({ _id: hash }, { $set: { lastUsedAt: now } });
  }

  async remove(hash: string): Promise<void> {
    await this.sessions.deleteOne({ _id: hash });
  }

  async removeOf(adminId: string, hash: string): Promise<void> {
    await this.sessions.deleteOne({ _id: hash, adminId });
  }

  async removeAllOfBut(adminId: string, hash: string): Promise<void> {
    await this.sessions.deleteMany({ _id: trusted({ $ne: hash }), adminId });
  }

  async removeAllOf(adminId: string): Promise<void> {
    await this.sessions.deleteMany({ adminId });
  }
}

const sessionOf = ({ _id, ...session }: SessionDocument): Session => ({ hash: _id, ...session });
