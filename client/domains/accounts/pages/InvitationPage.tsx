import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { InvitationPageQuery } from '../../../__generated__/InvitationPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { useSetPassword } from '../mutations/useSetPassword.ts'
import { ChoosePasswordForm } from '../parts/ChoosePasswordForm.tsx'
import { Entrance } from '../parts/Entrance.tsx'

const query = graphql`
  query InvitationPageQuery @preloadable {
    shop {
      name
    }
  }
`

function InvitationPage(props: PageProps<InvitationPageQuery>) {
  const { shop } = usePreloadedQuery<InvitationPageQuery>(query, props.query)
  const token = props.place.params.token ?? ''
  const intl = useIntl()
  const [choose, isPending] = useSetPassword()
  return (
    <Entrance shopName={shop.name} title={intl.formatMessage({ id: 'accounts.invitation.title' }, { shop: shop.name })}>
      <ChoosePasswordForm
        title={<FormattedMessage id="accounts.invitation.title" values={{ shop: shop.name }} />}
        lead={<FormattedMessage id="accounts.invitation.lead" />}
        send={entered => choose({ token, ...entered })}
        isBusy={isPending}
      />
    </Entrance>
  )
}

/** Where an invitation leads: its recipient chooses a password. */
export const page = definePage<InvitationPageQuery>({ query, Component: InvitationPage })
