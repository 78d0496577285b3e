import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { AddressesPage_account$key } from '../../../../__generated__/AddressesPage_account.graphql.ts'
import type { AddressesPageQuery } from '../../../../__generated__/AddressesPageQuery.graphql.ts'
import { accountPaths } from '../../../../router/accountPaths.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { EmptyState } from '../../../../ui/States.tsx'
import { AccountFrame } from '../../parts/AccountFrame.tsx'
import { AddressCard } from './AddressCard.tsx'
import style from './Addresses.module.css'

const query = graphql`
  query AddressesPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      account {
        ...AddressesPage_account
      }
    }
  }
`

function AddressesPage(props: PageProps<AddressesPageQuery>) {
  const { viewer } = usePreloadedQuery<AddressesPageQuery>(query, props.query)
  const intl = useIntl()
  return (
    <AccountFrame
      viewer={viewer}
      title={intl.formatMessage({ id: 'account.addresses.title' })}
      lead={<FormattedMessage id="account.addresses.lead" />}
      actions={
        <LinkButton to={accountPaths.addAddress} icon={<PlusIcon />}>
          <FormattedMessage id="account.addresses.add" />
        </LinkButton>
      }
    >
      {viewer.account && <Addresses account={viewer.account} />}
    </AccountFrame>
  )
}

function Addresses(props: { account: AddressesPage_account$key }) {
  const { addresses } = useFragment(
    graphql`
      fragment AddressesPage_account on Account {
        addresses {
          id
          ...AddressCard_address
        }
      }
    `,
    props.account,
  )
  if (addresses.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="account.addresses.empty" />}>
        <FormattedMessage id="account.addresses.emptyHint" />
      </EmptyState>
    )
  }
  return (
    <ul className={style.cards}>
      {addresses.map(address => (
        <AddressCard key={address.id} address={address} />
      ))}
    </ul>
  )
}

/** The addresses that a person keeps. */
export const page = definePage<AddressesPageQuery>({ query, Component: AddressesPage })
