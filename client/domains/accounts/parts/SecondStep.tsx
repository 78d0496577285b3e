import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { KeyIcon } from '../../../ui/pageIcons.tsx'
import style from './SignInForm.module.css'
import { ProvingNotice, SignInNotice, type ToldFailure } from './SignInNotice.tsx'

export interface SecondStepProps {
  takesPasskey: boolean
  takesCode: boolean
  failure: ToldFailure | null
  isBusy: boolean
  /** The browser is finding a proof of work. */
  isProving: boolean
  onCode: (code: string) => void
  onPasskey: () => void
  onBack: () => void
}

/** After the right password: a code of the app, a recovery code, or a passkey. */
export default function SecondStep({ takesCode, ...step }: SecondStepProps) {
  return takesCode ? <CodeStep {...step} /> : <PasskeyStep {...step} />
}

type StepProps = Omit<SecondStepProps, 'takesCode'>

/** Where a passkey is all that there is. */
function PasskeyStep({ failure, isBusy, isProving, onPasskey, onBack }: StepProps) {
  const focusNew = useCallback((element: HTMLButtonElement | null) => element?.focus(), [])
  return (
    <div className={style.form}>
      <h1 className="h1">
        <FormattedMessage id="accounts.secondStep.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="accounts.secondStep.passkeyLead" />
      </p>
      {isProving ? <ProvingNotice /> : failure && failure.problem !== 'needed' && <SignInNotice failure={failure} />}
      <Button ref={focusNew} size="large" isWide isBusy={isBusy} icon={<KeyIcon />} onClick={onPasskey}>
        <FormattedMessage id="accounts.secondStep.usePasskey" />
      </Button>
      <div className={style.ways}>
        <Link to={accountPaths.resetPassword} className="link">
          <FormattedMessage id="accounts.secondStep.passkeyLost" />
        </Link>
        <Button look="text" onClick={onBack}>
          <FormattedMessage id="accounts.secondStep.back" />
        </Button>
      </div>
    </div>
  )
}

function CodeStep({ takesPasskey, failure, isBusy, isProving, onCode, onPasskey, onBack }: StepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement | null>(null)
  // The page has become another one, or the field another one: what is to be typed next has the focus.
  const focusNew = useCallback((element: HTMLInputElement | null) => {
    field.current = element
    element?.focus()
  }, [])
  useEffect(() => {
    if (failure) field.current?.focus()
  }, [failure])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    setMissing(code === '')
    if (code === '') field.current?.focus()
    else if (!isBusy) onCode(code)
  }
  return (
    <form className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">
        <FormattedMessage id="accounts.secondStep.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id={isRecovery ? 'accounts.secondStep.recoveryLead' : 'accounts.secondStep.lead'} />
      </p>
      {isProving ? <ProvingNotice /> : failure && failure.problem !== 'needed' && <SignInNotice failure={failure} />}
      <TextField
        key={isRecovery ? 'recovery' : 'code'}
        ref={focusNew}
        name="code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={40}
        className={style.code}
        label={<FormattedMessage id={isRecovery ? 'accounts.secondStep.recoveryCode' : 'accounts.secondStep.code'} />}
        error={isMissing && <FormattedMessage id="accounts.secondStep.missing" />}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        <FormattedMessage id={isBusy ? 'accounts.signIn.busy' : 'accounts.signIn.submit'} />
      </Button>
      {takesPasskey && (
        <Button look="outline" isWide onClick={onPasskey} disabled={isBusy}>
          <FormattedMessage id="accounts.secondStep.passkey" />
        </Button>
      )}
      <div className={style.ways}>
        <Button look="text" onClick={() => setRecovery(!isRecovery)}>
          <FormattedMessage id={isRecovery ? 'accounts.secondStep.useApp' : 'accounts.secondStep.useRecovery'} />
        </Button>
        <Link to={accountPaths.resetSecondFactor} className="link">
          <FormattedMessage id="accounts.secondStep.lost" />
        </Link>
        <Button look="text" onClick={onBack}>
          <FormattedMessage id="accounts.secondStep.back" />
        </Button>
      </div>
    </form>
  )
}
