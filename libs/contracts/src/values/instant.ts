import { z } from 'zod';

/** A point in time, ISO 8601 in UTC. Never used for a day of a stay. */
export const instantSchema = z.iso.datetime();
