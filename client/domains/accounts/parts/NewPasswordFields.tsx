import { type FocusEvent, type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useCheckPasswordStrength } from '../mutations/useCheckPasswordStrength.ts'
import { PasswordField } from './PasswordField.tsx'
import { seemsEnough } from './passwordStrength.ts'
import { StrengthBar } from './StrengthBar.tsx'
import { entry } from './useForm.ts'

export interface NewPasswordFieldsProps {
  /** Name and error of a field; the fields are `password` and `passwordRepeat`. */
  field: (name: string) => { name: string; error: ReactNode }
  /** What the password is called where it is the first one. */
  label?: ReactNode
  /** The fields' names where they are others. */
  names?: { readonly password: string; readonly passwordRepeat: string }
}

const usualNames = { password: 'password', passwordRepeat: 'passwordRepeat' }
/** What else a form may hold of the person. */
const wordFields: readonly string[] = ['email', 'firstName', 'lastName', 'company']

/** A new password, how strong it is while it is typed, and once more what was typed. */
export function NewPasswordFields({ field, label, names = usualNames }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('')
  const [check] = useCheckPasswordStrength()
  /** The password that the server would not take, and why. */
  const [weak, setWeak] = useState<{ password: string; reason: string } | null>(null)
  const onLeave = async ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    if (!seemsEnough(password)) return
    const entries = form ? new FormData(form) : new FormData()
    const reason = await check({ password, ownWords: wordFields.map(name => entry(entries, name)).filter(Boolean) })
    setWeak(reason === null ? null : { password, reason })
  }
  const own = field(names.password)
  return (
    <>
      <PasswordField
        {...own}
        autoComplete="new-password"
        label={label ?? <FormattedMessage id="accounts.password.new" />}
        hint={
          <StrengthBar
            password={password}
            weakness={weak?.password === password ? weak.reason : null}
            isRefused={Boolean(own.error)}
          />
        }
        onChange={setPassword}
        onBlur={onLeave}
      />
      <PasswordField
        {...field(names.passwordRepeat)}
        autoComplete="new-password"
        label={<FormattedMessage id="accounts.password.repeat" />}
      />
    </>
  )
}
