import { builder } from '../../api/builder.ts'
import { type Area, areas, isStaff, isSystem, mayRead, mayWrite, type Viewer } from '../../kit/viewer.ts'
import { type Account, accountById } from './queries.ts'

export const RoleRef = builder.enumType('Role', {
  values: {
    GUEST: { value: 'guest' },
    USER: { value: 'user' },
    MEMBER: { value: 'member' },
    ADMIN: { value: 'admin' },
    SYSTEM: { value: 'system' },
    INTERNAL: { value: 'internal' },
  } as const,
})

/** A person's own account; other people's are not reached through `node`. */
export const AccountRef = builder.objectRef<Account>('Account')
builder.node(AccountRef, {
  id: { resolve: account => account.id },
  isTypeOf: value => 'email' in (value as object) && 'roles' in (value as object),
  loadMany: (ids, context) =>
    Promise.all(ids.map(id => (id === context.viewer.accountId ? accountById(context.database, id) : null))),
  fields: t => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    roles: t.field({ type: [RoleRef], resolve: account => account.roles }),
    secondFactorEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the second factor will be switched off, because somebody with mailbox and password asked so; in the past: when it was reset, until `acknowledgeSecondFactorReset`.',
      resolve: (account, _args, { viewer }) =>
        viewer.actor ? null : (account.secondFactorEndsAt ?? account.secondFactorGoneAt),
    }),
  }),
})

/** A part of the back office. */
export const AreaRef = builder.enumType('Area', {
  description: 'A part of the back office in which rights are given one by one.',
  values: Object.fromEntries(areas.map(area => [area.toUpperCase(), { value: area }])) as Record<
    string,
    { value: Area }
  >,
})

const ActorRef = builder
  .objectRef<NonNullable<Viewer['actor']>>('Actor')
  .implement({ fields: t => ({ name: t.exposeString('name') }) })

/** Who asks, and what is theirs; upper domains add their fields. */
export const ViewerRef = builder.objectRef<Viewer>('Viewer').implement({
  fields: t => ({
    account: t.field({
      type: AccountRef,
      nullable: true,
      resolve: (viewer, _args, context) => (viewer.accountId ? accountById(context.database, viewer.accountId) : null),
    }),
    isStaff: t.boolean({ resolve: isStaff }),
    wasIdle: t.boolean({
      description: 'Whether the browser was signed out because nobody used it, and nobody signed in since.',
      resolve: (_viewer, _args, { responder }) => responder.wasIdle,
    }),
    isSystem: t.boolean({ description: 'May give rights.', resolve: isSystem }),
    writableAreas: t.field({
      description: 'Parts of the back office in which the viewer may change things.',
      type: [AreaRef],
      resolve: viewer => areas.filter(area => mayWrite(viewer, area)),
    }),
    withheldAreas: t.field({
      description: 'Parts of the back office that are withheld from the viewer, who is of the staff.',
      type: [AreaRef],
      resolve: viewer => areas.filter(area => isStaff(viewer) && !mayRead(viewer, area)),
    }),
    actor: t.field({
      description: 'The member of staff who acts for this customer; null where people act for themselves.',
      type: ActorRef,
      nullable: true,
      resolve: viewer => viewer.actor,
    }),
    actingFor: t.field({
      description: 'In the admin centre: the customer for whom this member of staff acts in the shop.',
      type: ActorRef,
      nullable: true,
      resolve: viewer => viewer.actingFor ?? null,
    }),
  }),
})

builder.queryField('viewer', t =>
  t.field({ type: ViewerRef, authScopes: { public: true }, resolve: (_root, _args, context) => context.viewer }),
)
