import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRelayEnvironment } from 'react-relay'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { localized } from '../../../router/place.ts'
import { useHref } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useKeptForm } from '../../../ui/keptForm.ts'
import { onDemand } from '../../../ui/onDemand.tsx'
import { KeyIcon } from '../../../ui/pageIcons.tsx'
import { type PasskeyAnswer, useAskPasskey } from '../mutations/useAskPasskey.ts'
import { useSignIn } from '../mutations/useSignIn.ts'
import { useSignInWithPasskey } from '../mutations/useSignInWithPasskey.ts'
import { PasswordField } from './PasswordField.tsx'
import style from './SignInForm.module.css'
import { ProvingNotice, SignInNotice, type ToldFailure } from './SignInNotice.tsx'
import { failure as failureOf, type SignInAnswer } from './signInAnswer.ts'

/** For those who have set one up, so that nobody else loads it. */
const SecondStep = onDemand(() => import('./SecondStep.tsx'))
/** For those who have not opened the mail yet. */
const ResendConfirmation = onDemand(async () => ({ default: (await import('./MailSent.tsx')).ResendConfirmation }))

interface Typed {
  readonly email: string
  readonly password: string
}

export interface SignInFormProps {
  /** Where to go afterwards, in the account's language; without it staff go to the admin centre. */
  next: string | null
  /** They were signed out because nobody used the browser. */
  wasIdle?: boolean
  /** It stands within a dialog that has a title of its own; what is under way there goes on in the page's language. */
  isWithin?: boolean
  /** What the address begins with. */
  email?: string | null | undefined
  /** What has to be done first: the page is loaded anew once somebody is signed in. */
  before?: () => Promise<unknown>
}

/** E-mail address and password, or a passkey; then the second step, where one is set up. */
export function SignInForm({ next, wasIdle, isWithin, email: knownEmail, before }: SignInFormProps) {
  const href = useHref()
  const environment = useRelayEnvironment()
  const [signIn, isSigningIn, isProving] = useSignIn()
  const [signInWithPasskey, isUsingPasskey] = useSignInWithPasskey()
  const [askPasskey, isAsking] = useAskPasskey()
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<ToldFailure | null>(null)
  /** What was right so far, while the second step is missing. */
  const [passed, setPassed] = useState<(Typed & { takesPasskey: boolean; takesCode: boolean }) | null>(null)
  const [missing, setMissing] = useState({ email: false, password: false })
  const [typedEmail, setTypedEmail] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, 'sign in')
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const isBusy = isSigningIn || isUsingPasskey || isAsking || isLeaving

  const settle = (answer: SignInAnswer): boolean => {
    if ('problem' in answer) {
      setFailure({ ...answer, at: Date.now() })
      return false
    }
    // A whole load: everything that was read as a guest belongs to somebody else now.
    setLeaving(true)
    forget()
    const target = next ?? href(answer.isStaff ? '/admincenter' : '/')
    const go = () => location.assign(answer.language && !isWithin ? localized(target, answer.language) : target)
    import('../mutations/joinDecision.ts')
      .then(({ joinDecision }) => joinDecision(environment))
      .catch((error: unknown) => console.error(error))
      .finally(go)
    return true
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const email = emailField.current?.value.trim() ?? ''
    const password = passwordField.current?.value ?? ''
    setMissing({ email: email === '', password: password === '' })
    if (email === '' || password === '') {
      setFailure(null)
      const first = email === '' ? emailField : passwordField
      first.current?.focus()
      return
    }
    setTypedEmail(email)
    await before?.()
    const answer = await signIn({ email, password })
    if (settle(answer) || !('problem' in answer)) return
    const { takesPasskey, takesCode } = answer
    if (answer.problem === 'needed') setPassed({ email, password, takesPasskey, takesCode })
    passwordField.current?.focus()
    passwordField.current?.select()
  }
  const withPasskey = async (use: (answer: PasskeyAnswer) => Promise<SignInAnswer>) => {
    if (isBusy) return
    await before?.()
    setFailure(null)
    const { passkey, failure: failed } = await askPasskey()
    if (passkey) settle(await use(passkey))
    else if (!failed) settle(failureOf('passkey'))
  }

  if (passed) {
    const { takesPasskey, takesCode, ...typed } = passed
    return (
      <Corner>
        {() => (
          <SecondStep
            takesPasskey={takesPasskey}
            takesCode={takesCode}
            failure={failure}
            isBusy={isBusy}
            isProving={isProving}
            onCode={async code => void settle(await signIn({ ...typed, code }))}
            onPasskey={() => withPasskey(passkey => signIn({ ...typed, passkey }))}
            onBack={() => {
              setPassed(null)
              setFailure(null)
            }}
          />
        )}
      </Corner>
    )
  }
  return (
    <div className={style.form}>
      <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
        {!isWithin && <SignInHead />}
        {wasIdle && !failure && !isProving && (
          <Notice tone="neutral">
            <FormattedMessage id="accounts.signIn.wasIdle" />
          </Notice>
        )}
        {isProving ? <ProvingNotice /> : failure && <SignInNotice failure={failure} />}
        <TextField
          ref={emailField}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={knownEmail ?? undefined}
          label={<FormattedMessage id="accounts.signIn.email" />}
          error={missing.email && <FormattedMessage id="accounts.signIn.emailMissing" />}
        />
        <PasswordField
          ref={passwordField}
          name="password"
          autoComplete="current-password"
          label={<FormattedMessage id="accounts.signIn.password" />}
          error={missing.password && <FormattedMessage id="accounts.signIn.passwordMissing" />}
        />
        <Button type="submit" size="large" isWide isBusy={isSigningIn || isLeaving}>
          <FormattedMessage id={isSigningIn || isLeaving ? 'accounts.signIn.busy' : 'accounts.signIn.submit'} />
        </Button>
      </form>
      {failure?.problem === 'unconfirmed' && (
        <Corner>
          {() => (
            <ResendConfirmation>
              <input type="hidden" name="email" value={typedEmail} />
            </ResendConfirmation>
          )}
        </Corner>
      )}
      <Button
        look="outline"
        isWide
        icon={<KeyIcon />}
        isBusy={isAsking || isUsingPasskey}
        onClick={() => withPasskey(signInWithPasskey)}
      >
        <FormattedMessage id="accounts.signIn.passkey" />
      </Button>
      <div className={style.ways}>
        <Link to={accountPaths.resetPassword} className="link">
          <FormattedMessage id="accounts.forgotten.link" />
        </Link>
        <span>
          <FormattedMessage id="accounts.signUp.noAccount" />{' '}
          <Link to={accountPaths.signup} className="link">
            <FormattedMessage id="accounts.signUp.link" />
          </Link>
        </span>
      </div>
    </div>
  )
}

function SignInHead() {
  return (
    <>
      <h1 className="h1">
        <FormattedMessage id="accounts.signIn.title" />
      </h1>
      <p className="lead">
        <FormattedMessage
          id="accounts.signIn.lead"
          values={{
            a: parts => (
              <Link key="shop" to="/" className="link">
                {parts}
              </Link>
            ),
          }}
        />
      </p>
    </>
  )
}
