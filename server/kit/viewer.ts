import type { PostalAddress } from './postalAddresses.ts'

export type Role = 'guest' | 'user' | 'member' | 'admin' | 'system' | 'internal'

/** Parts of the back office in which rights are given one by one. */
export const areas = [
  'catalogue',
  'coupons',
  'vouchers',
  'affiliates',
  'files',
  'content',
  'messages',
  'orders',
  'documents',
  'mails',
  'persons',
  'users',
  'terms',
  'settings',
  'audit',
] as const
export type Area = (typeof areas)[number]

/** A right beyond one's roles: to read an area's lists, or to change what is in it (which includes reading). Of a member
 *  also what their role gives and they have not: to read an area (`none`). */
export type Grant = `${Area}.${'read' | 'write' | 'none'}`
export const grants: readonly Grant[] = areas.flatMap(area => [`${area}.read`, `${area}.write`] as const)
/** What may be withheld from members. */
export const withholdings: readonly Grant[] = areas.map(area => `${area}.none` as const)

/** What prices depend on of a customer, as an administrator agreed it with them; absent: nothing agreed. `percent` in
 *  basis points, `freeShippingFrom` and limits in cents, `payment` by the payment method's id. Source: pricing.md. */
export type CustomerTerms = {
  readonly discountGroups?: readonly string[]
  readonly personalPercent?: number
  readonly shippingFree?: boolean
  readonly freeShippingFrom?: number | null
  readonly paymentOverrides?: Readonly<
    Record<string, { enabled?: boolean | null; min?: number | null; max?: number | null; order?: number | null } | null>
  >
}

/** What somebody does for a company: `administrator` also manages its buyers, `approver` decides what others may not order
 *  by themselves. */
export type CompanyRole = 'administrator' | 'approver' | 'buyer'

/** The company that somebody buys for. `isActive`: neither they nor the company are suspended; else they order nothing.
 *  `address` is where its invoices go. */
export type Membership = {
  readonly companyId: string
  readonly role: CompanyRole
  readonly isActive: boolean
  readonly address: PostalAddress
}

/** An account that does something, be it in its own name or not. */
type Doer = { readonly accountId: string; readonly name: string }

/** Who asks. A guest has no `accountId`; `visitorHash` is the hash of the secret in the visitor's cookie, which owns
 *  the guest's cart, null without one; of whoever names their cart by a token (`namesCartByToken`: programs with a key, and
 *  clients without cookies) that of the token. `grants` are rights beyond the roles: of a member, or of an integrator's key.
 *  `actor` is the member of staff who acts for this customer, `sessionId` the session they came with. `key` is the
 *  integrator's service account where an API key asks: a program is nobody, so that it has no `accountId` and nothing
 *  of its own. */
export type Viewer = {
  readonly accountId: string | null
  readonly name: string | null
  readonly email: string | null
  readonly roles: readonly Role[]
  readonly grants: readonly Grant[]
  /** Who buys for a company has what was agreed with it, and nothing of their own. */
  readonly terms: CustomerTerms
  /** Absent: they buy for themselves. */
  readonly company?: Membership
  readonly actor: Doer | null
  readonly key: Doer | null
  /** The customer for whom a member of staff, here themselves, acts in the shop. */
  readonly actingFor?: Doer
  readonly sessionId: string | null
  readonly visitorHash: string | null
  readonly namesCartByToken?: true
  /** The code of the partner by whose link the visit began, as the address carries it. */
  readonly partnerCode?: string
}

/** Somebody who is not signed in. */
export const guestViewer = (visitorHash: string | null = null): Viewer => ({
  accountId: null,
  name: null,
  email: null,
  roles: ['guest'],
  grants: [],
  terms: {},
  actor: null,
  key: null,
  sessionId: null,
  visitorHash,
})

/** The company whose buyers the viewer manages; null: none. */
export const managedCompany = ({ company }: Viewer): string | null =>
  company?.isActive && company.role === 'administrator' ? company.companyId : null

/** The company for which the viewer decides what others may order; null: none. */
export const approvedCompany = ({ company }: Viewer): string | null =>
  company?.isActive && company.role !== 'buyer' ? company.companyId : null

/** The account to which what the viewer does is put down: of staff who act for a customer, of the integrator whose key
 *  asks, else the viewer's own; null for guests. */
export const doerId = ({ actor, key, accountId }: Viewer): string | null => (actor ?? key)?.accountId ?? accountId

const hasOne = (viewer: Viewer, roles: readonly Role[]) => viewer.roles.some(role => roles.includes(role))

/** May enter the admin centre and read its lists (decisions.md, Roles). */
export const isStaff = (viewer: Viewer): boolean => hasOne(viewer, ['member', 'admin', 'system'])

/** May change catalogue, prices, orders and payments (decisions.md, Roles). */
const isAdmin = (viewer: Viewer): boolean => hasOne(viewer, ['admin', 'system'])

/** May change system settings and the accounts of administrators (decisions.md, Roles). */
export const isSystem = (viewer: Viewer): boolean => hasOne(viewer, ['system'])

/** May change what is in an area: administrators, members who were given it, keys with that scope. */
export const mayWrite = (viewer: Viewer, area: Area): boolean =>
  isAdmin(viewer) || viewer.grants.includes(`${area}.write`)

/** Areas in which members work: they make and change what is in them, and do not delete it for good. */
const workedOnByMembers: ReadonlySet<Area> = new Set<Area>(['files', 'content', 'documents'])

/** May make and change what is in an area that members work in: whoever may do more, and all staff from whom reading is not
 *  withheld (decisions.md, Roles). */
export const mayEdit = (viewer: Viewer, area: Area): boolean =>
  mayWrite(viewer, area) || (workedOnByMembers.has(area) && isStaff(viewer) && mayRead(viewer, area))

/** Whether the viewer has a right themselves, whatever it comes from: nobody gives what they do not have. */
export const holds = (viewer: Viewer, grant: Grant): boolean => {
  const [area, kind] = grant.split('.') as [Area, 'read' | 'write' | 'none']
  // Less than a role gives is no power.
  if (kind === 'none') return true
  return kind === 'write' ? mayWrite(viewer, area) : mayRead(viewer, area)
}

/** May read an area's lists: all staff from whom it is not withheld, and keys with that scope. */
export const mayRead = (viewer: Viewer, area: Area): boolean =>
  (isStaff(viewer) && !viewer.grants.includes(`${area}.none`)) ||
  viewer.grants.includes(`${area}.read`) ||
  mayWrite(viewer, area)
