import { amenities, type Amenity } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useIsPending } from '@web/shared/ui/form';

interface AmenitiesFieldProps {
  label: string;
  value: readonly Amenity[];
  onChange: (value: readonly Amenity[]) => void;
}

/** What the house has, to tick. */
export const AmenitiesField = ({ label, value, onChange }: AmenitiesFieldProps) => {
  const { t } = useTranslation('house');
  const isPending = useIsPending();
  const toggle = (amenity: Amenity) =>
    onChange(amenities.filter((each) => (each === amenity) !== value.includes(each)));
  return (
    <fieldset>
      <legend className="mb-1 text-label font-semibold">{label}</legend>
      <div className="grid gap-x-4 xs:grid-cols-2">
        {amenities.map((amenity) => (
          <label key={amenity} className="flex min-h-11 cursor-pointer items-center gap-3 text-label">
            <input
              type="checkbox"
              checked={value.includes(amenity)}
              // Not `disabled`, by which it would lose the focus.
              aria-disabled={isPending || undefined}
              onChange={() => toggle(amenity)}
              className="size-5 shrink-0 accent-pine"
            />
            {t(`amenities.${amenity}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
