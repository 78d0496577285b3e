import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ResetSecondFactorPageQuery } from '../../../__generated__/ResetSecondFactorPageQuery.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useRequestSecondFactorReset } from '../mutations/useRequestSecondFactorReset.ts'
import { useResetSecondFactor } from '../mutations/useResetSecondFactor.ts'
import { Arrived } from '../parts/Arrived.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import { LinkRequestForm } from '../parts/LinkRequestForm.tsx'
import style from '../parts/SignUpForm.module.css'
import { useForm } from '../parts/useForm.ts'

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

const askTexts = {
  title: 'accounts.secondFactor.title',
  lead: 'accounts.secondFactor.lead',
  sent: 'accounts.secondFactor.sent',
} as const

function AskForLink() {
  const [ask, isPending] = useRequestSecondFactorReset()
  return <LinkRequestForm texts={askTexts} ask={ask} isPending={isPending} />
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
