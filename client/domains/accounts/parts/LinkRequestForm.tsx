import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import style from './SignUpForm.module.css'
import { entry, type Outcome, useForm } from './useForm.ts'

interface LinkRequestFormProps {
  /** The texts' ids: what the link is for, how it goes on, and that it is on its way. */
  texts: Readonly<Record<'title' | 'lead' | 'sent', MessageId>>
  ask: (input: { email: string }) => Promise<Outcome>
  isPending: boolean
}

/** Asks for a link by mail. It says the same whether or not there is such an account. */
export function LinkRequestForm({ texts, ask, isPending }: LinkRequestFormProps) {
  const { form, general, onSubmit, wasSent, field } = useForm(entries => ask({ email: entry(entries, 'email') }))
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">
        <FormattedMessage id={texts.title} />
      </h1>
      <p className="lead">
        <FormattedMessage id={texts.lead} />
      </p>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      {wasSent && (
        <Notice tone="good" isUrgent>
          <FormattedMessage id={texts.sent} />
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
