import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useRequestEmailChange } from '../mutations/useRequestEmailChange.ts'
import { PasswordField } from '../parts/PasswordField.tsx'
import { entry, useForm } from '../parts/useForm.ts'
import { SecondStepFields, useSecondStep } from './SecondStepFields.tsx'
import style from './SecurityForm.module.css'

/** Another e-mail address, which counts once the link sent there was followed. It takes the password and, where signing in
 *  takes one, the second step (`kinds`, as `Security.secondStepKinds`). */
export function ChangeEmail({ kinds }: { kinds: readonly string[] }) {
  const { account } = useViewer()
  const [ask, isPending] = useRequestEmailChange()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const step = useSecondStep(kinds)
  const { form, general, onSubmit, wasSent, field } = useForm(entries =>
    step.withFactor(entries, async given => {
      const email = entry(entries, 'email').trim()
      const answer = await ask({ email, password: entry(entries, 'password'), ...given })
      if (answer.isDone) setSentTo(email)
      return answer
    }),
  )
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h2 className="h3">
        <FormattedMessage id="accounts.changeEmail.title" />
      </h2>
      <p className={style.note}>
        <FormattedMessage id="accounts.changeEmail.lead" values={{ email: account?.email ?? '' }} />
      </p>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      {wasSent && sentTo !== null && (
        <Notice tone="good" isUrgent>
          <FormattedMessage id="accounts.changeEmail.done" values={{ email: sentTo }} />
        </Notice>
      )}
      <TextField
        key={`email ${sentTo}`}
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={<FormattedMessage id="accounts.changeEmail.email" />}
        maxLength={254}
      />
      <PasswordField
        key={`password ${sentTo}`}
        {...field('password')}
        autoComplete="current-password"
        label={<FormattedMessage id="accounts.password.current" />}
      />
      <SecondStepFields
        key={`step ${sentTo}`}
        step={step}
        form={form}
        field={field}
        isBusy={isPending || step.isAsking}
      />
      <Button type="submit" look="outline" isBusy={isPending || step.isAsking}>
        <FormattedMessage id="accounts.changeEmail.submit" />
      </Button>
    </form>
  )
}
