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
import style from '../parts/SignUpForm.module.css'
import { useForm } from '../parts/useForm.ts'

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
  const { form, general, onSubmit, wasSent } = useForm(() => confirm({ token }))
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
        {general.map(({ text }) => (
          <Notice key={text} tone="danger" isUrgent>
            <FormattedMessage id={text} />
          </Notice>
        ))}
        {general.length === 0 ? (
          <form ref={form} className={style.form} onSubmit={onSubmit}>
            <p className="lead">
              <FormattedMessage id="accounts.verify.lead" />
            </p>
            <Button type="submit" size="large" isWide isBusy={isPending}>
              <FormattedMessage id="accounts.verify.submit" />
            </Button>
          </form>
        ) : (
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
        )}
      </div>
    </Entrance>
  )
}

/** Confirms the address of an account. A press is asked for, so that no program that looks through mails confirms. */
export const page = definePage<VerifyPageQuery>({ query, Component: VerifyPage })
