import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ConfirmEmailPageQuery } from '../../../__generated__/ConfirmEmailPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useConfirmEmailChange } from '../mutations/useConfirmEmailChange.ts'
import { Arrived } from '../parts/Arrived.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import style from '../parts/SignUpForm.module.css'
import { SpentLink } from '../parts/SpentLink.tsx'
import { entry, useForm } from '../parts/useForm.ts'

const query = graphql`
  query ConfirmEmailPageQuery @preloadable {
    shop {
      name
    }
  }
`

function ConfirmEmailPage(props: PageProps<ConfirmEmailPageQuery>) {
  const { shop } = usePreloadedQuery<ConfirmEmailPageQuery>(query, props.query)
  const token = props.place.params.token ?? ''
  const intl = useIntl()
  const [confirm, isPending] = useConfirmEmailChange()
  const { form, general, spent, onSubmit, wasSent, field } = useForm(entries =>
    confirm({ token, password: entry(entries, 'password') }),
  )
  const title = intl.formatMessage({ id: 'accounts.confirmEmail.title' })
  return (
    <Entrance shopName={shop.name} title={title}>
      {wasSent ? (
        <Arrived title={<FormattedMessage id="accounts.confirmEmail.doneTitle" />}>
          <FormattedMessage id="accounts.confirmEmail.doneText" />
        </Arrived>
      ) : spent ? (
        <div className={style.form}>
          <h1 className="h1">{title}</h1>
          <SpentLink reason={spent}>
            <p>
              <FormattedMessage id="accounts.confirmEmail.again" />
            </p>
          </SpentLink>
        </div>
      ) : (
        <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
          <h1 className="h1">{title}</h1>
          {general.map(({ text, values }) => (
            <Notice key={text} tone="danger" isUrgent>
              <FormattedMessage id={text} values={values} />
            </Notice>
          ))}
          <p className="lead">
            <FormattedMessage id="accounts.confirmEmail.lead" />
          </p>
          <PasswordField
            {...field('password')}
            autoComplete="current-password"
            label={<FormattedMessage id="accounts.confirmEmail.password" />}
          />
          <Button type="submit" size="large" isWide isBusy={isPending}>
            <FormattedMessage id="accounts.confirmEmail.submit" />
          </Button>
        </form>
      )}
    </Entrance>
  )
}

/** Where the mail to a new address leads. A press is asked for, as on the page that confirms an account. */
export const page = definePage<ConfirmEmailPageQuery>({ query, Component: ConfirmEmailPage })
