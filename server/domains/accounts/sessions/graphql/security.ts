import { builder } from '../../../../api/builder.ts'
import type { RequestContext } from '../../../../api/context.ts'
import { payloadType } from '../../../../api/errors.ts'
import type { Refusal } from '../../../../kit/refusals.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { ViewerRef } from '../../graphql.ts'
import { forgetOwnAccount, ownAccount } from '../../ownAccount/graphql/ownAccount.ts'
import type { AccountRow } from '../../ownAccount/queries.ts'
import { recoveryCodesLeft, secondFactorsOf } from '../../secondFactor/factors.ts'
import { SecondFactorKindRef } from '../../secondFactor/graphql/passkeyInputs.ts'
import { type Passkey, passkeysOf } from '../../secondFactor/operations/passkeys.ts'
import { deviceOf } from '../rules/device.ts'
import { type RenewedSession, sessionsOf } from '../sessions.ts'

/** What somebody's own things are read for: themselves, in person. */
const ownIds = ({ viewer }: RequestContext): string | null => (viewer.actor ? null : viewer.accountId)

export const PasskeyRef = builder.objectRef<Passkey>('Passkey')
builder.node(PasskeyRef, {
  description: 'A passkey of the viewer; nobody else reaches it.',
  id: { resolve: passkey => passkey.id },
  isTypeOf: value => 'credentialId' in (value as object),
  loadMany: async (ids, context) => {
    const own = ownIds(context)
    const known = own ? await passkeysOf(context.database.drizzle, own) : []
    return ids.map(id => known.find(passkey => passkey.id === id) ?? null)
  },
  fields: t => ({
    label: t.exposeString('label'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsed: t.expose('lastUsed', { type: 'DateTime', nullable: true }),
  }),
})

type Session = Awaited<ReturnType<typeof sessionsOf>>[number]

export const DeviceRef = builder.objectRef<ReturnType<typeof deviceOf>>('Device').implement({
  description: 'What a browser says of itself; null where it is none that we know.',
  fields: t => ({
    browser: t.exposeString('browser', { nullable: true }),
    system: t.exposeString('system', { nullable: true }),
  }),
})

const SessionRef = builder.objectRef<Session>('Session')
builder.node(SessionRef, {
  description: 'A browser in which the viewer is signed in; nobody else reaches it.',
  id: { resolve: session => session.id },
  isTypeOf: value => 'lastSeenAt' in (value as object),
  loadMany: async (ids, context) => {
    const own = ownIds(context)
    const known = own ? await sessionsOf(context.database.drizzle, own, context.now()) : []
    return ids.map(id => known.find(session => session.id === id) ?? null)
  },
  fields: t => ({
    device: t.field({ type: DeviceRef, resolve: ({ userAgent }) => deviceOf(userAgent) }),
    address: t.exposeString('address', { nullable: true, description: 'Where it was opened from.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    isCurrent: t.boolean({ resolve: ({ id }, _args, { viewer }) => id === viewer.sessionId }),
  }),
})

const SecurityRef = builder.objectRef<AccountRow>('Security').implement({
  description: 'How the viewer’s account is kept safe.',
  fields: t => ({
    id: t.id({ resolve: ({ id }) => `Security:${id}` }),
    secondFactorSince: t.expose('totpEnabledAt', { type: 'DateTime', nullable: true }),
    recoveryCodesLeft: t.int({
      resolve: ({ id }, _args, { database }) => recoveryCodesLeft(database.drizzle, id),
    }),
    secondStepKinds: t.field({
      type: [SecondFactorKindRef],
      complexity: 5,
      description:
        'What signing in asks for after the password, one of them; empty where the password alone is enough.',
      resolve: ({ id }, _args, { database }) => secondFactorsOf(database.drizzle, id),
    }),
    passwordSuffices: t.exposeBoolean('passwordSuffices', {
      description: 'Whether the person said that the password alone signs in although they have passkeys.',
    }),
    passkeys: t.field({
      type: [PasskeyRef],
      complexity: 20,
      resolve: ({ id }, _args, { database }) => passkeysOf(database.drizzle, id),
    }),
    sessions: t.field({
      type: [SessionRef],
      complexity: 20,
      description: 'Where the viewer is signed in, the latest seen first.',
      resolve: ({ id }, _args, { database, now }) => sessionsOf(database.drizzle, id, now()),
    }),
    lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true }),
    failedLogins: t.exposeInt('failedLogins', { description: 'Failed attempts since the last sign-in.' }),
    lastFailedAt: t.expose('failedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(ViewerRef, 'security', t =>
  t.field({
    type: SecurityRef,
    nullable: true,
    description: 'Null for guests, and where staff act for a customer.',
    resolve: (_viewer, _args, context) => (ownIds(context) ? ownAccount(context) : null),
  }),
)

export type ViewerOutcome = { readonly viewer: Viewer | null; readonly errors: readonly Refusal[] }

/** The payload of a mutation after which the viewer's security is shown anew. */
export const securityPayload = (name: string) =>
  payloadType<ViewerOutcome>(name, t => ({
    viewer: t.field({ type: ViewerRef, nullable: true, resolve: ({ viewer }) => viewer }),
  }))

/** The viewer after a change of their account: what was read before is forgotten, the session's new secret is set. */
export function changedViewer(context: RequestContext, session: RenewedSession | null = null): { viewer: Viewer } {
  if (session) context.responder.setSession(session.secret, session.expiresAt)
  forgetOwnAccount(context)
  return { viewer: context.viewer }
}
