import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ResetSecondFactorPageQuery } from '../../../__generated__/ResetSecondFactorPageQuery.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useRequestSecondFactorReset } from '../mutations/useRequestSecondFactorReset.ts'
import { useResetSecondFactor } from '../mutations/useResetSecondFactor.ts'
import { Arrived } from '../parts/Arrived.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import style from '../parts/SignUpForm.module.css'
import { entry, useForm } from '../parts/useForm.ts'

const query = graphql`
  query ResetSecondFactorPageQuery @preloadable {
    shop {
      name
    }
  }
`

function ResetSecondFactorPage(props: PageProps<ResetSecondFactorPageQuery>) {
  const { shop } = usePreloadedQuery<ResetSecondFactorPageQuery>(query, props.query)
  const { token } = props.place.params
  const intl = useIntl()
  return (
    <Entrance shopName={shop.name} title={intl.formatMessage({ id: 'accounts.secondFactor.title' })}>
      {token ? <SwitchOff token={token} /> : <AskForLink />}
    </Entrance>
  )
}

/** It says the same whether or not there is such an account. */
function AskForLink() {
  const [ask, isPending] = useRequestSecondFactorReset()
  const { form, general, onSubmit, wasSent, field } = useForm(entries => ask({ email: entry(entries, 'email') }))
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">
        <FormattedMessage id="accounts.secondFactor.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="accounts.secondFactor.lead" />
      </p>
      {general.map(({ text }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} />
        </Notice>
      ))}
      {wasSent && (
        <Notice tone="good" isUrgent>
          <FormattedMessage id="accounts.secondFactor.sent" />
        </Notice>
      )}
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={<FormattedMessage id="accounts.signIn.email" />}
        maxLength={254}
      />
      <Button type="submit" size="large" isWide isBusy={isPending}>
        <FormattedMessage id="accounts.forgotten.submit" />
      </Button>
      <p>
        <Link to={accountPaths.login} className="link">
          <FormattedMessage id="accounts.forgotten.back" />
        </Link>
      </p>
    </form>
  )
}

/** A press is asked for, so that no program that looks through mails switches anything off. */
function SwitchOff({ token }: { token: string }) {
  const [reset, isPending] = useResetSecondFactor()
  const { form, general, onSubmit, wasSent } = useForm(() => reset({ token }))
  if (wasSent) {
    return (
      <Arrived title={<FormattedMessage id="accounts.secondFactor.doneTitle" />}>
        <FormattedMessage id="accounts.secondFactor.doneText" />
      </Arrived>
    )
  }
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit}>
      <h1 className="h1">
        <FormattedMessage id="accounts.secondFactor.title" />
      </h1>
      {general.map(({ text }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} />
        </Notice>
      ))}
      {general.length === 0 ? (
        <>
          <p className="lead">
            <FormattedMessage id="accounts.secondFactor.confirm" />
          </p>
          <Button type="submit" size="large" isWide isBusy={isPending}>
            <FormattedMessage id="accounts.secondFactor.submit" />
          </Button>
        </>
      ) : (
        <p>
          <Link to={accountPaths.resetSecondFactor} className="link">
            <FormattedMessage id="accounts.reset.again" />
          </Link>
        </p>
      )}
    </form>
  )
}

/** Asking for a link that switches the second factor off; with the link's secret, doing so. */
export const page = definePage<ResetSecondFactorPageQuery>({ query, Component: ResetSecondFactorPage })
