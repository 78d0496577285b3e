import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AddressPageQuery } from '../../../../__generated__/AddressPageQuery.graphql.ts'
import { definePage, type PageProps, type RoutePlace } from '../../../../router/route.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { AddressEditor } from './AddressEditor.tsx'

const query = graphql`
  query AddressPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      account {
        addresses {
          uuid
          ...AddressEditor_address
        }
      }
    }
    shop {
      ...AddressEditor_shop
    }
  }
`

type Answer = AddressPageQuery['response']

const wanted = ({ viewer }: Answer, { params }: RoutePlace) =>
  viewer.account?.addresses.find(({ uuid }) => uuid === params.uuid) ?? null

function AddressPage(props: PageProps<AddressPageQuery>) {
  const answer = usePreloadedQuery<AddressPageQuery>(query, props.query)
  const intl = useIntl()
  const address = wanted(answer, props.place)
  const title = intl.formatMessage({ id: address ? 'account.addresses.editTitle' : 'account.addresses.addTitle' })
  return (
    <AccountFrame viewer={answer.viewer} title={title}>
      <AddressEditor
        address={address}
        shop={answer.shop}
        hasOthers={(answer.viewer.account?.addresses.length ?? 0) > 0}
      />
    </AccountFrame>
  )
}

/** A new address, or one that is changed. */
export const page = definePage<AddressPageQuery>({
  query,
  Component: AddressPage,
  outcome: (answer, place) => (place.params.uuid === undefined || wanted(answer, place) ? 'found' : 'notFound'),
})
