import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { entry, type Outcome, useForm } from '../parts/useForm.ts'
import { type GivenFactor, SecondStepFields, useSecondStep } from './SecondStepFields.tsx'
import style from './Security.module.css'

/** What proves once more who somebody is, as mutations take it. */
interface Proof extends GivenFactor {
  readonly password: string
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
  const step = useSecondStep(kinds)
  const { form, general, mistakes, onSubmit, field } = useForm(entries =>
    step.withFactor(entries, given =>
      onProof({ password: entry(entries, 'password'), ...given }, entry(entries, 'label')),
    ),
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
      <SecondStepFields step={step} form={form} field={field} isBusy={isBusy || step.isAsking} />
      <div className={style.dialogActions}>
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="ui.dialog.cancel" />
        </Button>
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy || step.isAsking}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
