import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { Arrived } from './Arrived.tsx'
import type { ToldRefusal } from './addresses/addressMistakes.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import style from './SignUpForm.module.css'
import { SpentLink } from './SpentLink.tsx'
import { entry, useForm } from './useForm.ts'

export interface ChoosePasswordFormProps {
  title: ReactNode
  lead: ReactNode
  send: (entered: {
    password: string
    passwordRepeat: string
    keepsPasskeys: boolean
    keepsApiKeys: boolean
  }) => Promise<{ isDone: boolean; refusals: readonly ToldRefusal[] }>
  isBusy: boolean
  /** Whether somebody whose link is no longer good can have another one sent. */
  canAskAgain?: boolean
  /** Whether there may be passkeys and API keys, which are removed unless the person wants to keep them. */
  canRemoveKeys?: boolean
}

/** A new password by the link of a mail. A link that is no longer good says so. */
export function ChoosePasswordForm({ title, lead, send, isBusy, canAskAgain, canRemoveKeys }: ChoosePasswordFormProps) {
  const { form, general, spent, onSubmit, wasSent, field } = useForm(entries =>
    send({
      password: entry(entries, 'password'),
      passwordRepeat: entry(entries, 'passwordRepeat'),
      keepsPasskeys: !entries.has('removesPasskeys'),
      keepsApiKeys: !entries.has('removesApiKeys'),
    }),
  )
  if (wasSent) {
    return (
      <Arrived title={<FormattedMessage id="accounts.reset.doneTitle" />}>
        <FormattedMessage id="accounts.reset.doneText" />
      </Arrived>
    )
  }
  if (spent) {
    return (
      <div className={style.form}>
        <h1 className="h1">{title}</h1>
        <SpentLink reason={spent}>
          {canAskAgain ? (
            <LinkButton to={accountPaths.resetPassword} size="large" isWide>
              <FormattedMessage id="accounts.reset.again" />
            </LinkButton>
          ) : (
            <p>
              <FormattedMessage id="accounts.invitation.again" />
            </p>
          )}
        </SpentLink>
      </div>
    )
  }
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">{title}</h1>
      <p className="lead">{lead}</p>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      <NewPasswordFields field={field} />
      {canRemoveKeys && (
        <fieldset className={style.choices}>
          <legend className={style.note}>
            <FormattedMessage id="accounts.reset.keysLead" />
          </legend>
          <Checkbox
            name="removesPasskeys"
            defaultChecked
            label={<FormattedMessage id="accounts.reset.removesPasskeys" />}
          />
          <Checkbox
            name="removesApiKeys"
            defaultChecked
            label={<FormattedMessage id="accounts.reset.removesApiKeys" />}
          />
        </fieldset>
      )}
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        <FormattedMessage id="accounts.reset.submit" />
      </Button>
    </form>
  )
}
