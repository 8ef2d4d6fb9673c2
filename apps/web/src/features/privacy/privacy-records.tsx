import type { PrivacyRecord } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useMoment } from '@web/panel/use-moment';
import { ServiceList } from './service-list';
import { usePrivacyRecords } from './use-guest-data';

/** The latest exports and erasures, with what each service has done. */
export const PrivacyRecords = () => {
  const { t } = useTranslation('admin');
  const { data: records = [] } = usePrivacyRecords();
  if (records.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-label font-semibold">{t('privacy.records.title')}</h3>
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
    </section>
  );
};

const RecordRow = ({ record: { kind, at, by, address, receipts } }: { record: PrivacyRecord }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  return (
    <li className="grid gap-1 py-3">
      <p className="text-label">{t(`privacy.records.${kind}`, { address })}</p>
      <p className="text-note text-ink-2 wrap-anywhere">
        {moment(at)}
        {by.kind === 'admin' && ` · ${by.email}`}
      </p>
      {receipts.length > 0 && <ServiceList services={receipts} without={t('privacy.records.waiting')} />}
    </li>
  );
};
