import { accepts } from '../../api/accepted.ts'
import { batchedRows } from '../../api/batched.ts'
import { builder } from '../../api/builder.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import { globalId, rawId } from '../../api/globalIds.ts'
import { atMost } from '../../api/inputLimits.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../api/numberedPages.ts'
import { DirectionRef } from '../../api/values.ts'
import { mayRead, mayWrite } from '../../kit/viewer.ts'
import { withoutControls } from '../../kit/words.ts'
import { AddressTypeRef } from '../accounts/addresses/graphql/postalAddress.ts'
import { loadUser, UserRef } from '../accounts/users/graphql/user.ts'
import { createPerson, deletePersons, type PersonInput, updatePerson } from './operations.ts'
import { browsePersons, countPersons, type Person, personsByIds, personsOfAccount } from './queries.ts'
import { LONGEST_TAG, MOST_TAGS, personName } from './rules.ts'

const loadPerson = batchedRows(({ database, viewer }, ids) => personsByIds(database.drizzle, viewer, ids))

/** A contact person of the shop, with an account or without; for staff only. */
const PersonRef = builder.objectRef<Person>('Person')
builder.node(PersonRef, {
  id: { resolve: person => person.id },
  isTypeOf: value => 'tags' in (value as object) && 'zip' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadPerson(context, id))),
  fields: t => ({
    name: t.string({ resolve: personName }),
    type: t.expose('type', { type: AddressTypeRef }),
    title: t.exposeString('title', { nullable: true }),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    company: t.exposeString('company', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    zip: t.exposeString('zip', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    tags: t.exposeStringList('tags'),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'The account of this person; null without one, and for those who may not see accounts.',
      resolve: ({ accountId }, _args, context) =>
        accountId !== null && mayRead(context.viewer, 'users') ? loadUser(context, accountId) : null,
    }),
    viewerCanEdit: t.boolean({ resolve: (_person, _args, { viewer }) => mayWrite(viewer, 'persons') }),
  }),
})

builder.objectField(UserRef, 'persons', t =>
  t.field({
    type: [PersonRef],
    complexity: 20,
    description: 'Contact persons that are linked to this account.',
    resolve: (user, _args, context) =>
      mayRead(context.viewer, 'persons') ? personsOfAccount(context.database.drizzle, context.viewer, user.id) : [],
  }),
)

const PersonConnectionRef = numberedConnection<Person>('Person', PersonRef)

const PersonFilterInput = builder.inputType('PersonFilter', {
  fields: t => ({
    search: t.string({ description: 'Words of which each is part of name, company, e-mail, number or place.' }),
    isLinked: t.boolean({ description: 'Whether they have an account.' }),
  }),
})
const PersonOrderInput = builder.inputType('PersonOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('PersonOrderField', {
        values: { CREATED: { value: 'created' }, NAME: { value: 'name' } } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

builder.queryFields(t => ({
  persons: t.field({
    type: PersonConnectionRef,
    authScopes: { staff: 'persons' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: PersonFilterInput }),
      orderBy: t.arg({ type: PersonOrderInput }),
    },
    resolve: (_root, { filter, orderBy, ...args }, context) => {
      const wanted = { ...filter, search: withoutControls(filter?.search) }
      const reader = context.database.drizzle
      const sort = orderBy ?? { field: 'created', direction: 'desc' }
      return numberedPage(args, {
        read: part => browsePersons(reader, context.viewer, wanted, sort, part),
        count: most => countPersons(reader, context.viewer, wanted, most),
        search: wanted.search,
      })
    },
  }),
  person: t.field({
    type: PersonRef,
    nullable: true,
    authScopes: { staff: 'persons' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadPerson(context, rawId('Person', String(id)) ?? ''),
  }),
}))

const PersonChangesInput = builder.inputType('PersonChanges', {
  description: 'What is left out stays (in a new one: is empty), null clears.',
  fields: t => ({
    type: t.field({ type: AddressTypeRef }),
    title: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    company: t.string(),
    email: t.string(),
    phone: t.string(),
    address: t.string(),
    zip: t.string(),
    city: t.string(),
    country: t.string(),
    note: t.string(atMost({ characters: 10_000 })),
    tags: t.stringList(accepts({ entries: MOST_TAGS, characters: LONGEST_TAG })),
    userId: t.id({ description: 'The account (`User`) of this person.' }),
  }),
})
const CreatePersonInput = builder.inputType('CreatePersonInput', {
  fields: t => ({ person: t.field({ type: PersonChangesInput, required: true }) }),
})
const UpdatePersonInput = builder.inputType('UpdatePersonInput', {
  fields: t => ({
    personId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: PersonChangesInput, required: true }),
  }),
})
const DeletePersonsInput = builder.inputType('DeletePersonsInput', {
  fields: t => ({ personIds: t.idList({ required: true }) }),
})

const PersonPayload = payloadType<{ person: Person | null }>('PersonPayload', t => ({
  person: t.expose('person', { type: PersonRef, nullable: true }),
}))
const DeletePersonsPayload = payloadType<{ deletedPersonIds: readonly string[] }>('DeletePersonsPayload', t => ({
  deletedPersonIds: t.idList({ resolve: payload => payload.deletedPersonIds.map(id => globalId('Person', id)) }),
}))

function inputOf({ userId, ...changes }: typeof PersonChangesInput.$inferInput): PersonInput {
  if (userId === undefined) return changes
  return { ...changes, accountId: userId === null ? null : (rawId('User', String(userId)) ?? String(userId)) }
}

const ofPerson = (run: () => Promise<Person>) =>
  withRefusals<{ person: Person | null }>({ person: null }, async () => ({ person: await run() }))

builder.mutationFields(t => ({
  createPerson: t.field({
    type: PersonPayload,
    authScopes: { admin: 'persons' },
    args: { input: t.arg({ type: CreatePersonInput, required: true }) },
    resolve: (_root, { input }, context) => ofPerson(() => createPerson(context, inputOf(input.person))),
  }),
  updatePerson: t.field({
    type: PersonPayload,
    authScopes: { admin: 'persons' },
    args: { input: t.arg({ type: UpdatePersonInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofPerson(() =>
        updatePerson(context, {
          personId: rawId('Person', String(input.personId)) ?? '',
          revision: input.revision,
          changes: inputOf(input.changes),
        }),
      ),
  }),
  deletePersons: t.field({
    type: DeletePersonsPayload,
    authScopes: { admin: 'persons' },
    args: { input: t.arg({ type: DeletePersonsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ deletedPersonIds: readonly string[] }>({ deletedPersonIds: [] }, async () => ({
        deletedPersonIds: await deletePersons(context, {
          personIds: input.personIds.map(id => rawId('Person', String(id)) ?? ''),
        }),
      })),
  }),
}))
