import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { GuestRequest } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../requests/persistence/request.schema';

const countedFields = { _id: 0, name: 1, email: 1, startDate: 1, endDate: 1, status: 1, createdAt: 1 } as const;

/** The requests that became stays, with no more of each than statistics count. */
@Injectable()
export class StayRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  async list(): Promise<GuestRequest[]> {
    const documents = await this.requests
      .find({ status: trusted({ $in: ['approved', 'confirmed'] as const }) })
      .select(countedFields)
      .lean();
    return documents.map(({ createdAt, ...stay }) => ({ ...stay, createdAt: createdAt.toISOString() }));
  }
}
