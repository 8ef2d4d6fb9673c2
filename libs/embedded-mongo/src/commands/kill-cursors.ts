import { z } from 'zod';
import { toInt64 } from '../wire/message';
import { collectionName, nonNegative, defineCommand } from './command';

export const killCursors = defineCommand(
  { killCursors: collectionName, cursors: z.array(nonNegative) },
  ({ cursors }, { engine }) => {
    const cursorsKilled = cursors.filter((id) => engine.cursors.kill(id));
    const cursorsNotFound = cursors.filter((id) => !cursorsKilled.includes(id));
    return {
      cursorsKilled: cursorsKilled.map(toInt64),
      cursorsNotFound: cursorsNotFound.map(toInt64),
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    };
  },
);
