import { FormattedMessage } from 'react-intl'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useRequestPasswordReset } from '../mutations/useRequestPasswordReset.ts'
import style from './SignUpForm.module.css'
import { entry, useForm } from './useForm.ts'

/** Asks for the link to a new password. It says the same whether or not there is such an account. */
export function ForgottenPasswordForm() {
  const [ask, isPending] = useRequestPasswordReset()
  const { form, general, onSubmit, wasSent, field } = useForm(entries => ask({ email: entry(entries, 'email') }))
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">
        <FormattedMessage id="accounts.forgotten.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="accounts.forgotten.lead" />
      </p>
      {general.map(({ text }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} />
        </Notice>
      ))}
      {wasSent && (
        <Notice tone="good" isUrgent>
          <FormattedMessage id="accounts.forgotten.done" />
        </Notice>
      )}
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={<FormattedMessage id="accounts.signIn.email" />}
        maxLength={254}
      />
      <Button type="submit" size="large" isWide isBusy={isPending}>
        <FormattedMessage id="accounts.forgotten.submit" />
      </Button>
      <p>
        <Link to={accountPaths.login} className="link">
          <FormattedMessage id="accounts.forgotten.back" />
        </Link>
      </p>
    </form>
  )
}
