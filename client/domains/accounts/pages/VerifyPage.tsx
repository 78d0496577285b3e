import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { VerifyPageQuery } from '../../../__generated__/VerifyPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useConfirmAccount } from '../mutations/useConfirmAccount.ts'
import { Arrived } from '../parts/Arrived.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import { ResendConfirmation } from '../parts/MailSent.tsx'
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import style from '../parts/SignUpForm.module.css'
import { SpentLink } from '../parts/SpentLink.tsx'
import { entry, useForm } from '../parts/useForm.ts'

const query = graphql`
  query VerifyPageQuery @preloadable {
    shop {
      name
    }
  }
`

function VerifyPage(props: PageProps<VerifyPageQuery>) {
  const { shop } = usePreloadedQuery<VerifyPageQuery>(query, props.query)
  const token = props.place.params.token ?? ''
  const intl = useIntl()
  const [confirm, isPending] = useConfirmAccount()
  const [isNew, setNew] = useState(false)
  const { form, general, spent, onSubmit, wasSent, field } = useForm(entries =>
    confirm(
      isNew
        ? { token, newPassword: entry(entries, 'newPassword'), newPasswordRepeat: entry(entries, 'newPasswordRepeat') }
        : { token, password: entry(entries, 'password') },
    ),
  )
  const title = intl.formatMessage({ id: 'accounts.verify.title' })
  if (wasSent) {
    return (
      <Entrance shopName={shop.name} title={title}>
        <Arrived title={<FormattedMessage id="accounts.verify.doneTitle" />}>
          <FormattedMessage id="accounts.verify.doneText" />
        </Arrived>
      </Entrance>
    )
  }
  return (
    <Entrance shopName={shop.name} title={title}>
      <div className={style.form}>
        <h1 className="h1">{title}</h1>
        {general.map(({ text, values }) => (
          <Notice key={text} tone="danger" isUrgent>
            <FormattedMessage id={text} values={values} />
          </Notice>
        ))}
        {spent === null ? (
          <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
            <p className="lead">
              <FormattedMessage id={isNew ? 'accounts.verify.newLead' : 'accounts.verify.lead'} />
            </p>
            {isNew ? (
              <NewPasswordFields key="new" field={field} names={newNames} />
            ) : (
              <PasswordField
                key="own"
                {...field('password')}
                autoComplete="current-password"
                label={<FormattedMessage id="accounts.verify.password" />}
              />
            )}
            <Button type="submit" size="large" isWide isBusy={isPending}>
              <FormattedMessage id="accounts.verify.submit" />
            </Button>
            <Button look="text" onClick={() => setNew(!isNew)}>
              <FormattedMessage id={isNew ? 'accounts.verify.useOwn' : 'accounts.verify.useNew'} />
            </Button>
          </form>
        ) : (
          <SpentLink reason={spent}>
            <ResendConfirmation>
              <TextField
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                label={<FormattedMessage id="accounts.signIn.email" />}
                hint={<FormattedMessage id="accounts.verify.againHint" />}
              />
            </ResendConfirmation>
          </SpentLink>
        )}
      </div>
    </Entrance>
  )
}

const newNames = { password: 'newPassword', passwordRepeat: 'newPasswordRepeat' }

/** Confirms the address of an account, by the password of the sign-up or a new one: somebody else may have signed up with
 *  the address. A press is asked for, so that no program that looks through mails confirms. */
export const page = definePage<VerifyPageQuery>({ query, Component: VerifyPage })
