import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { FieldFrame, inputLook, noteIdOf, type FieldFrameProps } from './field-frame';
import { Icon } from './icon';

/** The browser's own choice list with label and hint; `children` are its options. */
export const SelectField = (props: ComponentProps<'select'> & FieldFrameProps) => {
  const { label, isOptional, hint, error, className, ...select } = props;
  const generatedId = useId();
  const id = select.id ?? generatedId;
  return (
    <FieldFrame {...{ label, isOptional, hint, error, className, id }}>
      <span className="relative block">
        <select
          {...select}
          id={id}
          aria-describedby={noteIdOf(id)}
          className={classNames(inputLook(Boolean(error)), 'h-12 appearance-none pr-11')}
        />
        <Icon of={ChevronDown} className="pointer-events-none absolute top-3.5 right-4" />
      </span>
    </FieldFrame>
  );
};
