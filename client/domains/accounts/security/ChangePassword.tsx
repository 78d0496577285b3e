import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useChangePassword } from '../mutations/useChangePassword.ts'
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { entry, useForm } from '../parts/useForm.ts'
import { SecondStepFields, useSecondStep } from './SecondStepFields.tsx'
import style from './SecurityForm.module.css'

/** The present password, the second step where signing in takes one (`kinds`, as `Security.secondStepKinds`), and a new
 *  password, twice. */
export function ChangePassword({ kinds }: { kinds: readonly string[] }) {
  const [change, isPending] = useChangePassword()
  /** Rises with each change, so that the form begins anew. */
  const [changes, setChanges] = useState(0)
  const step = useSecondStep(kinds)
  const { form, general, onSubmit, wasSent, field } = useForm(entries =>
    step.withFactor(entries, async given => {
      const answer = await change({
        currentPassword: entry(entries, 'currentPassword'),
        password: entry(entries, 'password'),
        passwordRepeat: entry(entries, 'passwordRepeat'),
        ...given,
      })
      if (answer.isDone) setChanges(before => before + 1)
      return answer
    }),
  )
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
      <SecondStepFields
        key={`step ${changes}`}
        step={step}
        form={form}
        field={field}
        isBusy={isPending || step.isAsking}
      />
      <Button type="submit" isBusy={isPending || step.isAsking}>
        <FormattedMessage id="accounts.changePassword.submit" />
      </Button>
    </form>
  )
}
