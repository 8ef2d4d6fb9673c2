import { roomNames, type RoomName, type Rooms } from '@hearthstay/stay';
import { Bath, BedDouble, DoorOpen, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { Icon } from '@web/shared/ui/icon';

const icons: Record<RoomName, LucideIcon> = { bedrooms: DoorOpen, beds: BedDouble, bathrooms: Bath };

/** How many guests the house is for, and its rooms, as far as the owner has told. */
export const RoomsList = (counts: Rooms) => {
  const { t } = useTranslation('house');
  const { maxGuests } = useStayConditions().conditions;
  const told: [icon: LucideIcon, words: string][] = [];
  if (maxGuests !== undefined) told.push([Users, t('guests', { count: maxGuests })]);
  for (const name of roomNames) {
    const count = counts[name];
    if (count !== undefined) told.push([icons[name], t(`rooms.${name}`, { count })]);
  }
  if (told.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-label">
      {told.map(([icon, words]) => (
        <li key={words} className="flex items-center gap-2">
          <Icon of={icon} size={20} className="text-ink-2" />
          {words}
        </li>
      ))}
    </ul>
  );
};
