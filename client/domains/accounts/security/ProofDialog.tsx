import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { entry, useForm } from '../parts/useForm.ts'
import style from './Security.module.css'

type Outcome = {
  readonly isDone: boolean
  readonly refusals: readonly { readonly code: string; readonly path: readonly string[] }[]
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
  /** Whether a code of the second factor is asked for, too. */
  wantsCode?: boolean
  /** A name for what is made, as it is proposed. */
  label?: { readonly title: ReactNode; readonly value: string }
  onProof: (entered: { password: string; code: string; label: string }) => Promise<Outcome>
}

/** Asks for the password once more, before something that an open session alone must not be enough for. */
export function ProofDialog({ isOpen, onClose, title, ...form }: ProofDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ProofForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function ProofForm(props: Omit<ProofDialogProps, 'isOpen' | 'title'>) {
  const { onClose, children, verb, isDangerous, isBusy, wantsCode, label, onProof } = props
  const { form, general, mistakes, onSubmit, field } = useForm(entries =>
    onProof({
      password: entry(entries, 'password'),
      code: entry(entries, 'code'),
      label: entry(entries, 'label'),
    }),
  )
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
      {wantsCode && (
        <TextField
          {...field('code')}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          label={<FormattedMessage id="accounts.secondStep.code" />}
          hint={<FormattedMessage id="account.security.codeHint" />}
        />
      )}
      <div className={style.dialogActions}>
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="ui.dialog.cancel" />
        </Button>
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
