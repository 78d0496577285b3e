import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import { builder, type Scope, scopeOf } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { globalId, rawId } from '../../../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../../api/numberedPages.ts'
import type { Area } from '../../../../kit/viewer.ts'
import { AreaRef } from '../../graphql.ts'
import { setMemberGrants } from '../operations/memberGrants.ts'
import { browseMembers, countMembers, type Member } from '../queries.ts'
import { GrantRef } from './grants.ts'

/** Who may use one field of the API; read from the schema, so that the table cannot say anything else than the doors. */
type Permission = {
  readonly operation: string
  readonly isChange: boolean
  readonly who: Scope
  readonly area: Area | null
}

function permissionsOf(type: GraphQLObjectType | null | undefined, isChange: boolean): Permission[] {
  return Object.values(type?.getFields() ?? {}).map(field => {
    const { scope: who, area } = scopeOf(field) ?? { scope: 'system', area: null }
    return { operation: field.name, isChange, who, area }
  })
}

const allPermissions = (schema: GraphQLSchema): Permission[] => [
  ...permissionsOf(schema.getQueryType(), false),
  ...permissionsOf(schema.getMutationType(), true),
]

const PermissionRef = builder.objectRef<Permission>('Permission').implement({
  description: 'Who may use a query or mutation. REST paths call the same operations.',
  fields: t => ({
    operation: t.exposeString('operation'),
    isChange: t.exposeBoolean('isChange'),
    who: t.field({
      type: builder.enumType('PermissionAudience', {
        values: {
          PUBLIC: { value: 'public', description: 'Everybody; what is theirs is checked by the row.' },
          VISITOR: { value: 'visitor', description: 'Everybody in a browser; no keys.' },
          IN_PERSON: { value: 'inPerson', description: 'The same, but nobody who acts for somebody else.' },
          BUYER: { value: 'buyer', description: 'Everybody; keys with the token of a cart.' },
          BUYER_IN_PERSON: {
            value: 'buyerInPerson',
            description: 'The same, but nobody who acts for somebody else.',
          },
          SIGNED_IN: {
            value: 'signedIn',
            description: 'Whoever is signed in; what is theirs is checked by the row; no keys.',
          },
          ONESELF: { value: 'oneself', description: 'The same, but nobody who acts for somebody else.' },
          BACK_OFFICE: {
            value: 'backOffice',
            description: 'Members and administrators, whatever they may read; no keys.',
          },
          STAFF: { value: 'staff', description: 'Members, administrators, and keys with the right to read the area.' },
          EDITOR: {
            value: 'editor',
            description: 'Members, administrators, and keys with the right to change the area.',
          },
          ADMIN: { value: 'admin', description: 'Administrators, and members and keys with the right to change it.' },
          PERSON: { value: 'person', description: 'As ADMIN, but no keys.' },
          SYSTEM: { value: 'system' },
        } as const,
      }),
      resolve: permission => permission.who,
    }),
    area: t.field({ type: AreaRef, nullable: true, resolve: permission => permission.area }),
  }),
})

const MemberRef = builder.objectRef<Member>('Member').implement({
  description: 'A member of staff with the rights that were given to them beyond a member’s.',
  fields: t => ({
    id: t.id({ resolve: member => globalId('Member', member.id) }),
    userId: t.id({ resolve: member => globalId('User', member.id) }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    grants: t.expose('grants', { type: [GrantRef] }),
  }),
})
const MemberConnectionRef = numberedConnection<Member>('Member', MemberRef)

builder.queryFields(t => ({
  permissions: t.field({
    type: [PermissionRef],
    description: 'Who may do what.',
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, _context, { schema }) => allPermissions(schema),
  }),
  members: t.field({
    type: MemberConnectionRef,
    description: 'Members, who may be given rights in parts of the back office.',
    authScopes: { staff: 'settings' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, page, { database, viewer }) =>
      numberedPage(page, {
        read: part => browseMembers(database.drizzle, viewer, part),
        count: most => countMembers(database.drizzle, viewer, most),
      }),
  }),
}))

const SetMemberGrantsInput = builder.inputType('SetMemberGrantsInput', {
  fields: t => ({
    userId: t.id({ required: true }),
    grants: t.field({ type: [GrantRef], required: true, description: 'All that they are to have.' }),
  }),
})

type MemberPayload = { member: Member | null }

const SetMemberGrantsPayload = payloadType<MemberPayload>('SetMemberGrantsPayload', t => ({
  member: t.field({ type: MemberRef, nullable: true, resolve: payload => payload.member }),
}))

builder.mutationField('setMemberGrants', t =>
  t.field({
    type: SetMemberGrantsPayload,
    authScopes: { system: true },
    args: { input: t.arg({ type: SetMemberGrantsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<MemberPayload>({ member: null }, async () => ({
        member: await setMemberGrants(context, {
          accountId: rawId('User', String(input.userId)) ?? '',
          grants: input.grants,
        }),
      })),
  }),
)
