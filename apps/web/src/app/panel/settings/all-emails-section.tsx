import { NoticeAddressCard } from '@web/features/notice-address/notice-address-card';
import { EmailsSection } from '@web/features/email-log/emails-section';
import { StayEmailsSection } from '@web/features/stay-emails/stay-emails-section';

/** The e-mails that the owner writes for each stay, and the log of all e-mails. */
export const AllEmailsSection = () => (
  <div className="grid gap-8">
    <EmailsSection />
    <NoticeAddressCard />
    <StayEmailsSection />
  </div>
);
