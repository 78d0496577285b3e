export type Role = 'guest' | 'user' | 'member' | 'admin' | 'system' | 'internal'

/** Who asks. A guest has no `accountId`; `visitorHash` is the hash of the secret in the visitor's cookie, which owns
 *  the guest's cart, null without one. */
export type Viewer = {
  readonly accountId: string | null
  readonly name: string | null
  readonly email: string | null
  readonly roles: readonly Role[]
  readonly visitorHash: string | null
}

/** Somebody who is not signed in. */
export const guestViewer = (visitorHash: string | null = null): Viewer => ({
  accountId: null,
  name: null,
  email: null,
  roles: ['guest'],
  visitorHash,
})

const hasOne = (viewer: Viewer, roles: readonly Role[]) => viewer.roles.some(role => roles.includes(role))

/** May enter the admin centre and read its lists (decisions.md, Roles). */
export const isStaff = (viewer: Viewer): boolean => hasOne(viewer, ['member', 'admin', 'system'])

/** May change catalogue, prices, orders and payments (decisions.md, Roles). */
export const isAdmin = (viewer: Viewer): boolean => hasOne(viewer, ['admin', 'system'])

/** May change system settings and the accounts of administrators (decisions.md, Roles). */
export const isSystem = (viewer: Viewer): boolean => hasOne(viewer, ['system'])
