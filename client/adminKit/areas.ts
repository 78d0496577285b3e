import type { Area } from '../__generated__/ViewerQuery.graphql.ts'
import type { MessageId } from '../intl/messageIds.ts'

/** What people call the parts of the back office. */
export const areaTitles = {
  ORDERS: 'kit.area.orders',
  DOCUMENTS: 'kit.area.documents',
  CATALOGUE: 'kit.area.catalogue',
  COUPONS: 'kit.area.coupons',
  VOUCHERS: 'kit.area.vouchers',
  AFFILIATES: 'kit.area.affiliates',
  FILES: 'kit.area.files',
  CONTENT: 'kit.area.content',
  MESSAGES: 'kit.area.messages',
  MAILS: 'kit.area.mails',
  PERSONS: 'kit.area.persons',
  USERS: 'kit.area.users',
  TERMS: 'kit.area.terms',
  SETTINGS: 'kit.area.settings',
  AUDIT: 'kit.area.audit',
} as const satisfies Record<Area, MessageId>

/** The parts of the back office in the order in which they are shown. */
export const shownAreas = Object.keys(areaTitles) as Area[]

/** Areas that only administrators read and nobody changes: the right to write opens them, and reading is all it gives.
 *  The log tells what people did and from where (decision 7). */
export const isOnlyRead = (area: Area): boolean => area === 'AUDIT'

/** Areas in which members make and change things; only administrators delete for good. */
export const isWorkedOnByMembers = (area: Area): boolean => area === 'FILES'
