import { Controller, Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { query, type RequestOf } from '@hearthstay/contracts';
import { DatabaseModule, modelToken, type DatabaseOptions } from '@hearthstay/database';
import { Schema, type Model } from 'mongoose';
import { z } from 'zod';
import { Handles } from '../handlers/handles.decorator';

const entrySchema = z.object({ day: z.string(), guest: z.string(), note: z.string() });

/** A typical query, which reads documents and returns them. */
export const readGuestBook = query('bookings.read-guest-book', {
  request: z.object({ page: z.int() }),
  response: z.array(entrySchema),
});

/** Returns at once, so only the transport is measured. */
export const echo = query('bookings.echo', {
  request: z.object({ characters: z.int() }),
  response: z.object({ text: z.string() }),
});

type Entry = z.infer<typeof entrySchema> & { page: number };

const entriesPerPage = 30;
const pages = 20;

const entries = new Schema({ page: Number, day: String, guest: String, note: String });
entries.index({ page: 1 });

const entryModel = modelToken('GuestBookEntry');

@Controller()
class GuestBookHandlers implements OnModuleInit {
  constructor(@Inject(entryModel) private readonly stored: Model<Entry>) {}

  async onModuleInit(): Promise<void> {
    const all = Array.from({ length: pages * entriesPerPage }, (_, index) => ({
      page: index % pages,
      day: `2030-05-${String((index % 28) + 1).padStart(2, '0')}`,
      guest: `Guest ${index}`,
      note: 'We would love to come again next year.',
    }));
    await this.stored.insertMany(all);
  }

  @Handles(readGuestBook)
  read({ page }: RequestOf<typeof readGuestBook>): Promise<Entry[]> {
    return this.stored.find({ page: page % pages }).lean<Entry[]>();
  }

  @Handles(echo)
  async echo({ characters }: RequestOf<typeof echo>): Promise<{ text: string }> {
    return { text: 'x'.repeat(characters) };
  }
}

@Module({})
export class GuestBook {
  static in(database: DatabaseOptions): DynamicModule {
    return {
      module: GuestBook,
      imports: [
        DatabaseModule.forRoot({
          ...database,
          models: [{ name: 'GuestBookEntry', schema: entries }],
        }),
      ],
      controllers: [GuestBookHandlers],
    };
  }
}
