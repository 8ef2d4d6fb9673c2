import { ChevronDown, ListFilter } from 'lucide-react';
import { Icon } from '@web/shared/ui/icon';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/**
 * A transparent native `<select>` over the text of the chosen option. A visible `<select>` is as wide as its longest
 * option, and a press on its label does not open it.
 */
export const FilterSelect = <Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) => (
  <span className="relative flex min-h-11 items-center rounded-control border border-field bg-surface pr-3 pl-4 text-body outline-pine hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
    <Icon of={ListFilter} size={16} />
    <span aria-hidden className="ml-2 text-label/6 text-ink-2">
      {label}
    </span>
    <span aria-hidden className="mr-2 ml-2 text-label/6 font-medium">
      {options.find((option) => option.value === value)?.text}
    </span>
    <Icon of={ChevronDown} size={16} className="ml-auto" />
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-ink opacity-0"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </span>
);
