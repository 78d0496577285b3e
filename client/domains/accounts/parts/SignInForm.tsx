import { type FormEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import { useHref } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Field, TextField } from '../../../ui/Field.tsx'
import fieldStyle from '../../../ui/form.module.css'
import { EyeIcon } from '../../../ui/icons.tsx'
import { type SignInProblem, useSignIn } from '../mutations/useSignIn.ts'
import style from './SignInForm.module.css'

const explanations = {
  wrong: 'accounts.signIn.wrong',
  tooMany: 'accounts.signIn.tooMany',
  failed: 'accounts.signIn.failed',
} as const satisfies Record<SignInProblem, MessageId>

interface Missing {
  email: boolean
  password: boolean
}

/** E-mail address and password. `next` is where to go afterwards; without it staff go to the admin centre. */
export function SignInForm({ next }: { next: string | null }) {
  const intl = useIntl()
  const href = useHref()
  const [signIn, isPending] = useSignIn()
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<{ kind: SignInProblem; reference: string | null; at: number } | null>(null)
  const [missing, setMissing] = useState<Missing>({ email: false, password: false })
  const [isShown, setShown] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || isLeaving) return
    const email = emailField.current?.value.trim() ?? ''
    const password = passwordField.current?.value ?? ''
    setMissing({ email: email === '', password: password === '' })
    if (email === '' || password === '') {
      setProblem(null)
      const first = email === '' ? emailField : passwordField
      first.current?.focus()
      return
    }
    const answer = await signIn({ email, password })
    if ('problem' in answer) {
      setProblem({ kind: answer.problem, reference: answer.reference, at: Date.now() })
      passwordField.current?.focus()
      passwordField.current?.select()
      return
    }
    // A whole load: everything that was read as a guest belongs to somebody else now.
    setLeaving(true)
    location.assign(next ?? href(answer.isStaff ? '/admincenter' : '/'))
  }

  return (
    <form className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">
        <FormattedMessage id="accounts.signIn.title" />
      </h1>
      <p className="lead">
        <FormattedMessage
          id="accounts.signIn.lead"
          values={{
            a: parts => (
              <Link to="/" className="link">
                {parts}
              </Link>
            ),
          }}
        />
      </p>
      {problem && (
        <Notice key={problem.at} tone="danger" isUrgent>
          <strong>
            <FormattedMessage id="accounts.signIn.refused" />
          </strong>{' '}
          <FormattedMessage id={explanations[problem.kind]} />
          {problem.reference && (
            <>
              {' '}
              <FormattedMessage id="ui.error.reference" values={{ reference: problem.reference }} />
            </>
          )}
        </Notice>
      )}
      <TextField
        ref={emailField}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={<FormattedMessage id="accounts.signIn.email" />}
        error={missing.email && <FormattedMessage id="accounts.signIn.emailMissing" />}
      />
      <Field
        label={<FormattedMessage id="accounts.signIn.password" />}
        error={missing.password && <FormattedMessage id="accounts.signIn.passwordMissing" />}
      >
        {control => (
          <div className={style.password}>
            <input
              {...control}
              ref={passwordField}
              className={fieldStyle.input}
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
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
      <Button type="submit" size="large" isWide isBusy={isPending || isLeaving}>
        <FormattedMessage id={isPending || isLeaving ? 'accounts.signIn.busy' : 'accounts.signIn.submit'} />
      </Button>
    </form>
  )
}
