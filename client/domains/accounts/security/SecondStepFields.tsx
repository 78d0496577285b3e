import { type RefObject, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { type PasskeyAnswer, useAskPasskey } from '../mutations/useAskPasskey.ts'
import { entry, type Outcome, type useForm } from '../parts/useForm.ts'
import style from './Security.module.css'

/** What the second step was given, as mutations take it. */
export interface GivenFactor {
  readonly code?: string
  readonly passkey?: PasskeyAnswer
}

/** The browser gave no passkey: the person broke off, or has none here. */
const notGiven: Outcome = { isDone: false, refusals: [{ code: 'PASSKEY_REFUSED', path: [] }] }

/** The second step of a form that asks who somebody is: `withFactor` sends with what was given for it, which is nothing
 *  where `kinds` (`Security.secondStepKinds`) is empty. */
export function useSecondStep(kinds: readonly string[]) {
  const [askPasskey, isAsking] = useAskPasskey()
  const usesPasskey = useRef(false)
  const takesPasskey = kinds.includes('PASSKEY')
  const takesCode = kinds.includes('TOTP')
  const withFactor = async (entries: FormData, send: (given: GivenFactor) => Promise<Outcome>): Promise<Outcome> => {
    const isByPasskey = takesPasskey && (usesPasskey.current || !takesCode)
    usesPasskey.current = false
    if (!isByPasskey) return send(takesCode ? { code: entry(entries, 'code') } : {})
    const { passkey, failure } = await askPasskey()
    if (passkey) return send({ passkey })
    return failure ? { isDone: false, refusals: [] } : notGiven
  }
  return { withFactor, isAsking, takesPasskey, takesCode, usesPasskey }
}

export interface SecondStepFieldsProps {
  step: ReturnType<typeof useSecondStep>
  form: RefObject<HTMLFormElement | null>
  field: ReturnType<typeof useForm>['field']
  isBusy: boolean
}

/** A code, a passkey instead of it, or what is to be known of the passkey that is asked for. Wants the texts of the
 *  security page and `accounts`. */
export function SecondStepFields({ step, form, field, isBusy }: SecondStepFieldsProps) {
  const { takesCode, takesPasskey, usesPasskey } = step
  const { error } = field('code')
  return (
    <>
      {takesCode && (
        <TextField
          {...field('code')}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          label={<FormattedMessage id="accounts.secondStep.code" />}
          hint={<FormattedMessage id="account.security.codeHint" />}
        />
      )}
      {!takesCode && error && (
        <Notice tone="danger" isUrgent>
          {error}
        </Notice>
      )}
      {takesCode && takesPasskey && (
        <div className={style.actions}>
          <Button
            look="text"
            disabled={isBusy}
            onClick={() => {
              usesPasskey.current = true
              form.current?.requestSubmit()
            }}
          >
            <FormattedMessage id="account.security.passkeyInstead" />
          </Button>
        </div>
      )}
      {takesPasskey && !takesCode && (
        <p className={style.text}>
          <FormattedMessage id="account.security.passkeyStep" /> <FormattedMessage id="account.security.passkeyLost" />
        </p>
      )}
    </>
  )
}
