import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { UserState, UserStatus_user$key } from '../../../__generated__/UserStatus_user.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Status, type Tone } from '../../../ui/Badge.tsx'

/** What states of accounts are called. */
export const userStates = {
  ACTIVE: { id: 'users.state.active', tone: 'good' },
  INVITED: { id: 'users.state.invited', tone: 'info' },
  UNCONFIRMED: { id: 'users.state.unconfirmed', tone: 'warn' },
  DELETION_ASKED: { id: 'users.state.deletionAsked', tone: 'danger' },
  INACTIVE: { id: 'users.state.inactive', tone: 'neutral' },
} as const satisfies Record<UserState, { id: MessageId; tone: Tone }>

/** What an account is at the moment. */
export function UserStatus(props: { user: UserStatus_user$key }) {
  const { state } = useFragment(
    graphql`
      fragment UserStatus_user on User {
        state
      }
    `,
    props.user,
  )
  return <StateBadge state={state} />
}

/** A state as a badge. */
export function StateBadge({ state }: { state: UserState }) {
  const { id, tone } = userStates[state]
  return (
    <Status tone={tone} isHollow={tone !== 'good'}>
      <FormattedMessage id={id} />
    </Status>
  )
}
