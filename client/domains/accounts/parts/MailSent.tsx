import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useResendConfirmation } from '../mutations/useResendConfirmation.ts'
import style from './SignUpForm.module.css'
import { useForm } from './useForm.ts'

/** After signing up: where the mail went, and how to have it sent again. */
export function MailSent({ email }: { email: string }) {
  return (
    <div className={style.form}>
      <h1 className="h1" tabIndex={-1} ref={focusOnce}>
        <FormattedMessage id="accounts.signUp.doneTitle" />
      </h1>
      <p className="lead">
        <FormattedMessage id="accounts.signUp.doneText" values={{ email: <strong key="email">{email}</strong> }} />
      </p>
      <p className={style.note}>
        <FormattedMessage id="accounts.signUp.doneNote" />
      </p>
      <ResendConfirmation>
        <input type="hidden" name="email" value={email} />
      </ResendConfirmation>
    </div>
  )
}

/** Has the mail sent again to the address in the field `email`, and says the same whatever became of it. */
export function ResendConfirmation({ children }: { children: ReactNode }) {
  const [resend, isPending] = useResendConfirmation()
  const { form, general, mistakes, onSubmit, wasSent } = useForm(entries =>
    resend({ email: String(entries.get('email') ?? '') }),
  )
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      {children}
      {[...general, ...mistakes.filter(({ field }) => field !== null)].map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      {wasSent && (
        <Notice tone="good" isUrgent>
          <FormattedMessage id="accounts.resend.done" />
        </Notice>
      )}
      <Button type="submit" look="quiet" isBusy={isPending}>
        <FormattedMessage id="accounts.resend.submit" />
      </Button>
    </form>
  )
}

/** The page has become another one: whoever listens hears its title. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus()
}
