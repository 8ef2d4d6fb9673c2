import { LegalSection } from '@web/features/legal-texts/legal-section';
import { GuestDataCard } from '@web/features/privacy/guest-data-card';
import { RetentionCard } from '@web/features/privacy/retention-card';

/** The pages that the law asks for, and the data of guests. */
export const LawSection = () => (
  <div className="grid gap-4 md:gap-6">
    <LegalSection />
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
      <RetentionCard />
      <GuestDataCard />
    </div>
  </div>
);
