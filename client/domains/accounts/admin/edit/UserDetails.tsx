import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { UserDetails_user$key } from '../../../../__generated__/UserDetails_user.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../../adminKit/frame/DetailList.tsx'
import { StateLink } from '../../../../adminKit/list/StateLink.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../../router/Link.tsx'
import { customerPath } from '../../../customers/admin/customersPath.ts'
import { ordersPath } from '../../../orders/admin/ordersPath.ts'
import { LastSeen } from '../LastSeen.tsx'

/** What is known of an account and changes by itself. */
export function UserDetails(props: { user: UserDetails_user$key }) {
  const user = useFragment(
    graphql`
      fragment UserDetails_user on User {
        email
        customerNumber
        createdAt
        invitedAt
        emailVerifiedAt
        lastLogin
        customer {
          id
        }
        signUpMeta {
          name
          value
        }
        ...LastSeen_user
      }
    `,
    props.user,
  )
  const format = useAdminFormat()
  const instant = (value: string | null | undefined) => value && format.instant(value)
  return (
    <Card title={<FormattedMessage id="users.account" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="users.email" />}>
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </Fact>
        <Fact label={<FormattedMessage id="users.customerNumber" />}>{user.customerNumber}</Fact>
        <Fact label={<FormattedMessage id="users.created" />}>{instant(user.createdAt)}</Fact>
        <Fact label={<FormattedMessage id="users.invitedAt" />}>{instant(user.invitedAt)}</Fact>
        <Fact label={<FormattedMessage id="users.confirmedAt" />}>{instant(user.emailVerifiedAt)}</Fact>
        <Fact label={<FormattedMessage id="users.lastLogin" />}>{instant(user.lastLogin)}</Fact>
        <Fact label={<FormattedMessage id="users.lastSeen" />}>
          <LastSeen user={user} />
        </Fact>
        {user.signUpMeta.map(({ name, value }) => (
          <Fact key={name} label={<FormattedMessage id="users.signUpMeta" values={{ name }} />}>
            {value}
          </Fact>
        ))}
      </DetailList>
      {user.customer && (
        <p>
          <Link className="link" to={customerPath(user.customer.id)}>
            <FormattedMessage id="users.toCustomer" />
          </Link>
        </p>
      )}
      <p>
        <StateLink className="link" to={`${ordersPath}?search=${encodeURIComponent(user.email)}`}>
          <FormattedMessage id="users.allOrders" />
        </StateLink>
      </p>
    </Card>
  )
}
