import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PasswordField } from './PasswordField.tsx'
import { StrengthBar } from './StrengthBar.tsx'

export interface NewPasswordFieldsProps {
  /** Name and error of a field; the fields are `password` and `passwordRepeat`. */
  field: (name: string) => { name: string; error: ReactNode }
  /** What the password is called where it is the first one. */
  label?: ReactNode
}

/** A new password, how strong it is while it is typed, and once more what was typed. */
export function NewPasswordFields({ field, label }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={label ?? <FormattedMessage id="accounts.password.new" />}
        hint={<StrengthBar password={password} />}
        onChange={setPassword}
      />
      <PasswordField
        {...field('passwordRepeat')}
        autoComplete="new-password"
        label={<FormattedMessage id="accounts.password.repeat" />}
      />
    </>
  )
}
