import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressOfEmailLog, useEmailLogScope } from '@web/panel/emails/email-log-address';
import { classNames } from '@web/shared/ui/class-names';
import { inputLook } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';

/** The pause in typing after which it searches, in milliseconds. */
const pauseMs = 400;
const longest = 100;

/** Searches the log for a guest or an address. What is searched for is part of the page's address. */
export const EmailSearch = () => {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { page: _page, search = '', ...scope } = useEmailLogScope();
  const [shown, setShown] = useState({ search, text: search });
  // The address was changed by something other than this field, such as the back button.
  if (shown.search !== search) setShown({ search, text: search });
  const { text } = shown;
  const find = () => {
    const wanted = text.trim();
    if (wanted === search) return;
    void navigate(addressOfEmailLog({ ...scope, ...(wanted && { search: wanted }) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const findAfterPause = useEffectEvent(find);
  useEffect(() => {
    const timer = setTimeout(() => findAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
      className="relative w-full md:w-60"
    >
      <Icon of={Search} size={16} className="pointer-events-none absolute top-3.5 left-4 text-ink-2" />
      <input
        type="search"
        aria-label={t('emailLog.search')}
        placeholder={t('emailLog.search')}
        autoComplete="off"
        maxLength={longest}
        value={text}
        onChange={({ target }) => setShown({ search, text: target.value })}
        className={classNames(inputLook(false), 'h-11 pl-10! md:text-label')}
      />
    </form>
  );
};
