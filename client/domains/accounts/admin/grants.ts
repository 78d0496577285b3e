import type { Area } from '../../../__generated__/ViewerQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'

/** What people call the parts of the back office. */
export const areaTitles = {
  ORDERS: 'rights.area.orders',
  CATALOGUE: 'rights.area.catalogue',
  MAILS: 'rights.area.mails',
  PERSONS: 'rights.area.persons',
  USERS: 'rights.area.users',
  TERMS: 'rights.area.terms',
  SETTINGS: 'rights.area.settings',
  AUDIT: 'rights.area.audit',
} as const satisfies Record<Area, MessageId>

/** The parts of the back office in the order in which they are shown. */
export const shownAreas = Object.keys(areaTitles) as Area[]
