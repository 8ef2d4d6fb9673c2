import type { mongo } from 'mongoose';

/** A collection with a document for each process that has the database open, updated every few seconds. */
export const instancesCollection = 'instances';

/** The purpose of a process: to serve the database, or to replace its data. */
export type InstanceRole = 'service' | 'import';

export interface Instance {
  /** One run of a process. */
  _id: string;
  role: InstanceRole;
  host: string;
  processId: number;
  /** Increases while the process is running. Readers compare it over some seconds, so no clocks are compared. */
  beats: number;
  /** By the clock of the server, which removes the document of a killed process. */
  beatAt: Date;
}

export const instancesIn = (database: mongo.Db): mongo.Collection<Instance> => database.collection(instancesCollection);

/** All in milliseconds. */
export interface BeatTiming {
  /** The interval of heartbeats. */
  beatEvery: number;
  /** An instance whose latest heartbeat is older writes nothing before the next one. */
  staleAfter: number;
  /** An instance whose document has not changed for this time is dead. Longer than `staleAfter`. */
  deadAfter: number;
}

export const defaultBeatTiming: BeatTiming = { beatEvery: 5_000, staleAfter: 10_000, deadAfter: 15_000 };

/** The lifetime of the document of a killed process. */
export const forgottenAfterSeconds = 24 * 60 * 60;
