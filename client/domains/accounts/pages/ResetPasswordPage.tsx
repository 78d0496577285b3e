import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ResetPasswordPageQuery } from '../../../__generated__/ResetPasswordPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { useRequestPasswordReset } from '../mutations/useRequestPasswordReset.ts'
import { useResetPassword } from '../mutations/useResetPassword.ts'
import { ChoosePasswordForm } from '../parts/ChoosePasswordForm.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import { LinkRequestForm } from '../parts/LinkRequestForm.tsx'

const query = graphql`
  query ResetPasswordPageQuery @preloadable {
    shop {
      name
    }
  }
`

function ResetPasswordPage(props: PageProps<ResetPasswordPageQuery>) {
  const { shop } = usePreloadedQuery<ResetPasswordPageQuery>(query, props.query)
  const { token } = props.place.params
  const intl = useIntl()
  const [reset, isPending] = useResetPassword()
  return (
    <Entrance shopName={shop.name} title={intl.formatMessage({ id: 'accounts.forgotten.title' })}>
      {token ? (
        <ChoosePasswordForm
          title={<FormattedMessage id="accounts.reset.title" />}
          lead={<FormattedMessage id="accounts.reset.lead" />}
          send={entered => reset({ token, ...entered })}
          isBusy={isPending}
          canAskAgain
          canRemoveKeys
        />
      ) : (
        <AskForLink />
      )}
    </Entrance>
  )
}

const askTexts = {
  title: 'accounts.forgotten.title',
  lead: 'accounts.forgotten.lead',
  sent: 'accounts.forgotten.done',
} as const

function AskForLink() {
  const [ask, isPending] = useRequestPasswordReset()
  return <LinkRequestForm texts={askTexts} ask={ask} isPending={isPending} />
}

/** Asking for a link to a new password; with the link's secret, choosing it. */
export const page = definePage<ResetPasswordPageQuery>({ query, Component: ResetPasswordPage })
