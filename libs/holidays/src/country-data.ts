import type { HolidayRegion } from './regions';

/** The holidays of a country as a file of `data/` contains them. */
export interface CountryData {
  /** Rows of public holidays, in order. */
  public: string[];
  /** Rows of school holidays by region, in order and without overlaps. A region without rows is absent. */
  school: Partial<Record<HolidayRegion, string[]>>;
}
