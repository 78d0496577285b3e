import type { Role } from '../../../__generated__/AdminUsersPageQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'

/** What roles are called. */
export const roleTitles = {
  GUEST: 'users.role.guest',
  USER: 'users.role.user',
  MEMBER: 'users.role.member',
  ADMIN: 'users.role.admin',
  SYSTEM: 'users.role.system',
  INTERNAL: 'users.role.internal',
} as const satisfies Record<Role, MessageId>
