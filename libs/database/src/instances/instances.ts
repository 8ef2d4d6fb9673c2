import type { mongo } from 'mongoose';

/** A collection with a document for each process that has the database open, which changes every few seconds. */
export const instancesCollection = 'instances';

/** What a process does with the database: serve it, or replace its data. */
export type InstanceRole = 'service' | 'import';

export interface Instance {
  /** One life of one process. */
  _id: string;
  role: InstanceRole;
  host: string;
  processId: number;
  /** Grows while the process is alive: readers compare it over some seconds, so no clock is involved. */
  beats: number;
  /** By the clock of the server, which also removes the document of a process that was killed. */
  beatAt: Date;
}

export const instancesIn = (database: mongo.Db): mongo.Collection<Instance> => database.collection(instancesCollection);

/** All in milliseconds. */
export interface BeatTiming {
  /** How often an instance changes its document. */
  beatEvery: number;
  /** An instance whose latest beat is older than this writes nothing before the next one. */
  staleAfter: number;
  /** An instance whose document did not change for so long is dead. Longer than `staleAfter`. */
  deadAfter: number;
}

export const defaultBeatTiming: BeatTiming = { beatEvery: 5_000, staleAfter: 10_000, deadAfter: 15_000 };

/** How long the document of a killed process stays. */
export const forgottenAfterSeconds = 24 * 60 * 60;
