import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { type PasskeyAnswer, useAskPasskey } from '../mutations/useAskPasskey.ts'
import { PasswordField } from '../parts/PasswordField.tsx'
import { entry, useForm } from '../parts/useForm.ts'
import style from './Security.module.css'

type Outcome = {
  readonly isDone: boolean
  readonly refusals: readonly { readonly code: string; readonly path: readonly string[] }[]
}

/** What proves once more who somebody is, as mutations take it. */
interface Proof {
  readonly password: string
  readonly code?: string
  readonly passkey?: PasskeyAnswer
}

export interface ProofDialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** What will happen. */
  children: ReactNode
  /** What is done: 'entfernen', 'abschalten'. */
  verb: ReactNode
  isDangerous?: boolean
  isBusy: boolean
  /** What does for the second step, as `Security.secondStepKinds`: a code and a passkey are asked for accordingly. */
  kinds: readonly string[]
  /** A name for what is made, as it is proposed. */
  label?: { readonly title: ReactNode; readonly value: string }
  onProof: (proof: Proof, label: string) => Promise<Outcome>
}

/** The browser gave no passkey: the person broke off, or has none here. */
const notGiven: Outcome = { isDone: false, refusals: [{ code: 'PASSKEY_REFUSED', path: [] }] }

/** Asks for the password once more, and for the second step where signing in takes one, before something that an open session alone must not be enough for. */
export function ProofDialog({ isOpen, onClose, title, ...form }: ProofDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ProofForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function ProofForm(props: Omit<ProofDialogProps, 'isOpen' | 'title'>) {
  const { onClose, children, verb, isDangerous, isBusy, kinds, label, onProof } = props
  const [askPasskey, isAsking] = useAskPasskey()
  const takesPasskey = kinds.includes('PASSKEY')
  const takesCode = kinds.includes('TOTP')
  const usesPasskey = useRef(false)
  const { form, general, mistakes, onSubmit, field } = useForm(async entries => {
    const password = entry(entries, 'password')
    const named = entry(entries, 'label')
    const isByPasskey = takesPasskey && (usesPasskey.current || !takesCode)
    usesPasskey.current = false
    if (!isByPasskey) return onProof({ password, ...(takesCode && { code: entry(entries, 'code') }) }, named)
    const passkey = await askPasskey()
    return passkey ? onProof({ password, passkey }, named) : notGiven
  })
  const known = ['password', 'code', 'label']
  const others = [...general, ...mistakes.filter(each => each.field !== null && !known.includes(each.field))]
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <p>{children}</p>
      {others.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      {label && <TextField {...field('label')} label={label.title} defaultValue={label.value} maxLength={60} />}
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        label={<FormattedMessage id="accounts.signIn.password" />}
      />
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
      {takesCode && takesPasskey && (
        <div className={style.actions}>
          <Button
            look="text"
            disabled={isBusy || isAsking}
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
      <div className={style.dialogActions}>
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="ui.dialog.cancel" />
        </Button>
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy || isAsking}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
