import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useChangePassword } from '../mutations/useChangePassword.ts'
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { entry, useForm } from '../parts/useForm.ts'
import style from './SecurityForm.module.css'

/** The present password and a new one, twice. Wants the texts `accounts`. */
export function ChangePassword() {
  const [change, isPending] = useChangePassword()
  /** Rises with each change, so that the form begins anew. */
  const [changes, setChanges] = useState(0)
  const { form, general, onSubmit, wasSent, field } = useForm(async entries => {
    const answer = await change({
      currentPassword: entry(entries, 'currentPassword'),
      password: entry(entries, 'password'),
      passwordRepeat: entry(entries, 'passwordRepeat'),
    })
    if (answer.isDone) setChanges(before => before + 1)
    return answer
  })
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h2 className="h3">
        <FormattedMessage id="accounts.changePassword.title" />
      </h2>
      <p className={style.note}>
        <FormattedMessage id="accounts.changePassword.lead" />
      </p>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      {wasSent && (
        <Notice tone="good" isUrgent>
          <FormattedMessage id="accounts.changePassword.done" />
        </Notice>
      )}
      <PasswordField
        key={`current ${changes}`}
        {...field('currentPassword')}
        autoComplete="current-password"
        label={<FormattedMessage id="accounts.password.current" />}
      />
      <NewPasswordFields key={`new ${changes}`} field={field} />
      <Button type="submit" isBusy={isPending}>
        <FormattedMessage id="accounts.changePassword.submit" />
      </Button>
    </form>
  )
}
