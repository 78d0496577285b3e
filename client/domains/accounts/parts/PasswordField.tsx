import { type FocusEvent, type ReactNode, type Ref, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import fieldStyle from '../../../ui/form.module.css'
import { EyeIcon } from '../../../ui/pageIcons.tsx'
import style from './PasswordField.module.css'

export interface PasswordFieldProps {
  name: string
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
  onChange?: (password: string) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** A password with a button that shows what was typed. */
export function PasswordField({ name, label, autoComplete, hint, error, ref, onChange, onBlur }: PasswordFieldProps) {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {control => (
        <div className={style.password}>
          <input
            {...control}
            ref={ref}
            className={fieldStyle.input}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onBlur={onBlur}
            onChange={onChange && (event => onChange(event.target.value))}
          />
          <IconButton
            label={intl.formatMessage({ id: 'accounts.signIn.showPassword' })}
            aria-pressed={isShown}
            onClick={() => setShown(shown => !shown)}
          >
            <EyeIcon />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
