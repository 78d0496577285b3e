import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { KeepSecondFactorPageQuery } from '../../../__generated__/KeepSecondFactorPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useKeepSecondFactorByLink } from '../mutations/useKeepSecondFactorByLink.ts'
import { Arrived } from '../parts/Arrived.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import style from '../parts/SignUpForm.module.css'
import { SpentLink } from '../parts/SpentLink.tsx'
import { useForm } from '../parts/useForm.ts'

const query = graphql`
  query KeepSecondFactorPageQuery @preloadable {
    shop {
      name
    }
  }
`

function KeepSecondFactorPage(props: PageProps<KeepSecondFactorPageQuery>) {
  const { shop } = usePreloadedQuery<KeepSecondFactorPageQuery>(query, props.query)
  const token = props.place.params.token ?? ''
  const intl = useIntl()
  const [keep, isPending] = useKeepSecondFactorByLink()
  const { form, general, spent, onSubmit, wasSent } = useForm(() => keep({ token }))
  const title = intl.formatMessage({ id: 'accounts.keepSecondFactor.title' })
  return (
    <Entrance shopName={shop.name} title={title}>
      {wasSent ? (
        <Arrived title={<FormattedMessage id="accounts.keepSecondFactor.doneTitle" />}>
          <FormattedMessage id="accounts.keepSecondFactor.doneText" />
        </Arrived>
      ) : (
        <form ref={form} className={style.form} onSubmit={onSubmit}>
          <h1 className="h1">{title}</h1>
          {general.map(({ text, values }) => (
            <Notice key={text} tone="danger" isUrgent>
              <FormattedMessage id={text} values={values} />
            </Notice>
          ))}
          {spent && <SpentLink reason={spent} />}
          {general.length === 0 && !spent && (
            <>
              <p className="lead">
                <FormattedMessage id="accounts.keepSecondFactor.lead" />
              </p>
              <Button type="submit" size="large" isWide isBusy={isPending}>
                <FormattedMessage id="accounts.keepSecondFactor.submit" />
              </Button>
            </>
          )}
        </form>
      )}
    </Entrance>
  )
}

/** Where mails about the end of the second factor lead. A press is asked for, as by all links of mails. */
export const page = definePage<KeepSecondFactorPageQuery>({ query, Component: KeepSecondFactorPage })
