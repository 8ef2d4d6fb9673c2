import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button';
import { TextField } from './text-field';

/** A password field with a button that shows the password; `inside` replaces that button. */
export const PasswordField = ({ inside, ...props }: Omit<ComponentProps<typeof TextField>, 'type'>) => {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        inside ?? (
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'password.hide' : 'password.show')}
            isPlain
            onClick={() => setIsShown(!isShown)}
            className="text-ink-2"
          />
        )
      }
    />
  );
};
