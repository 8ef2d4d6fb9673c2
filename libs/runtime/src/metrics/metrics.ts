/** Something that is counted or measured elsewhere, as it stands just now. Its name follows the conventions of Prometheus. */
export interface Figure {
  name: string;
  help: string;
  /** What only grows is a counter. */
  type: 'counter' | 'gauge';
  value: number;
  labels?: Record<string, string>;
}

/**
 * A provider that has this method has figures to tell of its service. They are read when somebody wants to know them, and may then ask
 * a database; where nobody does, they cost nothing. While one cannot be told, the others are.
 */
export interface ReportsFigures {
  readFigures(): Figure[] | Promise<Figure[]>;
}

/** What a process has to tell of itself. */
export type ReadFigures = () => Promise<Figure[]>;

export const reportsFigures = (provider: unknown): provider is ReportsFigures =>
  typeof provider === 'object' && provider !== null && 'readFigures' in provider;

/** The figures of all who can tell theirs just now. */
export const figuresOf = async (reporters: readonly ReportsFigures[]): Promise<Figure[]> => {
  const told = await Promise.allSettled(reporters.map(async (reporter) => reporter.readFigures()));
  return told.flatMap((figures) => (figures.status === 'fulfilled' ? figures.value : []));
};
