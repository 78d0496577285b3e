import { type Refusal, refusal } from '../../../../kit/refusals.ts'
import { type Grant, holds, isStaff, isSystem, mayWrite, type Role, type Viewer } from '../../../../kit/viewer.ts'

/** Roles that a person can have, in the order in which they are kept; `internal` marks service accounts. */
const assignableRoles = ['user', 'member', 'admin', 'system', 'internal'] as const satisfies readonly Role[]
/** Roles that only a system user gives and takes, and whose accounts only a system user changes (decisions.md, Roles). */
const guarded: readonly Role[] = ['admin', 'system', 'internal']

/** An account with its rights; grants of somebody who is no member sleep, and are looked at all the same. */
type Subject = { readonly id: string; readonly roles: readonly Role[]; readonly grants: readonly Grant[] }

/** Whether somebody who may change accounts at all may change this one: nobody has a hand on those who may do more than
 *  they. Accounts of administrators are for system users; those of members for staff who have each of their rights. */
export const mayAdminister = (viewer: Viewer, { roles, grants }: Pick<Subject, 'roles' | 'grants'>): boolean =>
  isSystem(viewer) ||
  (!roles.some(role => guarded.includes(role)) &&
    (isStaff(viewer) || !roles.includes('member')) &&
    grants.every(grant => holds(viewer, grant)))

/** The roles that somebody may give to and take from an account; none of one's own. */
export function rolesToGive(viewer: Viewer, subject: Subject): readonly Role[] {
  if (viewer.accountId === subject.id || !mayWrite(viewer, 'users') || !mayAdminister(viewer, subject)) return []
  if (isSystem(viewer)) return assignableRoles
  // Members read every area; whoever does not, such as a key, makes nobody a member.
  return isStaff(viewer) ? ['user', 'member'] : ['user']
}

/** Roles as they are kept: each once, in one order; everybody is a `user`, but for service accounts. */
export function tidyRoles(roles: readonly Role[]): Role[] {
  const wanted = roles.includes('internal') ? roles : [...roles, 'user' as const]
  return assignableRoles.filter(role => wanted.includes(role))
}

/** Why an account's roles cannot become `next`: OWN_ROLES, or ROLES_NOT_ALLOWED for roles that are not the viewer's to
 *  give or take, that no person has, that the shop gives to nobody (`available`, besides `user`), or that do not go together.
 *  `next` is tidy. */
export function rolesRefusals(
  viewer: Viewer,
  subject: Subject,
  asked: readonly Role[],
  available: readonly Role[] = assignableRoles,
): Refusal[] {
  if (viewer.accountId === subject.id) return [refusal('OWN_ROLES', ['roles'], 'Nobody changes their own roles.')]
  const next = tidyRoles(asked)
  const known: readonly Role[] = assignableRoles
  const unknown = asked.filter(role => !known.includes(role))
  if (unknown.length > 0) return [notAllowed(unknown, `No account has the role ${unknown.join(', ')}.`)]
  if (next.includes('internal') && next.length > 1) {
    return [notAllowed(next, 'A service account has no other role.')]
  }
  const closed = next.filter(role => role !== 'user' && !subject.roles.includes(role) && !available.includes(role))
  if (closed.length > 0) return [notAllowed(closed, `The shop gives nobody the role ${closed.join(', ')}.`)]
  const changed = assignableRoles.filter(role => next.includes(role) !== subject.roles.includes(role))
  const allowed = rolesToGive(viewer, subject)
  const beyond = changed.filter(role => !allowed.includes(role))
  return beyond.length > 0 ? [notAllowed(beyond, `Only a system user gives or takes ${beyond.join(', ')}.`)] : []
}

const notAllowed = (roles: readonly Role[], message: string) =>
  refusal('ROLES_NOT_ALLOWED', ['roles'], message, { roles })

/** Whether staff may act for this account: a customer, and nothing more than that. */
export const isPlainCustomer = (roles: readonly Role[]): boolean => roles.every(role => role === 'user')
