import { describe, expect, test } from 'vitest'
import { globalId } from '../../api/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { ask, dataOf } from '../../testing/asking.ts'
import { countRows, insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { emptyPerson, keptPerson, personName } from './rules.ts'

const database = await testDatabase()
const site = await testSite(database)
const staff = await site.clientAs(['user', 'member'])
const admin = await site.clientAs(['user', 'admin'])

describe('a contact person', () => {
  test('is tidied, and needs something to be called by', () => {
    const { person, refusals } = keptPerson(
      emptyPerson,
      { firstName: ' Eva \t Maria ', country: 'at', tags: ['Verein', ' ', 'Verein', 'Linz'] },
      [],
    )
    expect([person.firstName, person.country, person.tags, refusals]).toEqual([
      'Eva Maria',
      'AT',
      ['Verein', 'Linz'],
      [],
    ])
    expect(keptPerson(person, { firstName: null }, []).refusals).toMatchObject([{ code: 'NAME_INVALID' }])
    expect(keptPerson(person, { firstName: null, email: 'eva@example.com' }, []).refusals).toEqual([])
  })

  test.each([
    [{ email: 'eva' }, 'EMAIL_INVALID email'],
    [{ phone: '0732' }, 'PHONE_INVALID phone'],
    [{ country: 'Austria' }, 'INVALID_INPUT country'],
    [{ company: 'http://x.example' }, 'NAME_INVALID company'],
    [{ note: 'x'.repeat(5001) }, 'INVALID_INPUT note'],
    [{ tags: Array.from({ length: 31 }, (_, i) => `t${i}`) }, 'INVALID_INPUT tags'],
  ])('%j is refused', (changes, refused) => {
    const { refusals } = keptPerson({ ...emptyPerson, lastName: 'Muster' }, changes, [])
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([refused])
  })

  test.each([
    [{ firstName: 'Eva', lastName: 'Muster', company: 'SV Nord' }, 'Eva Muster'],
    [{ company: 'SV Nord', email: 'x@example.com' }, 'SV Nord'],
    [{ email: 'x@example.com' }, 'x@example.com'],
  ])('%j is called %s', (fields, name) => expect(personName({ ...emptyPerson, ...fields })).toBe(name))
})

const create = `mutation ($input: CreatePersonInput!) { createPerson(input: $input) {
  person { id name revision user { email } } errors { code path } } }`
const update = `mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) {
  person { name revision city user { email } } errors { code path } } }`
const remove = `mutation ($input: DeletePersonsInput!) { deletePersons(input: $input) { deletedPersonIds errors { code } } }`
const list = `query ($filter: PersonFilter, $orderBy: PersonOrder) { persons(filter: $filter, orderBy: $orderBy) {
  totalCount edges { node { name } } } }`
type Created = { createPerson: { person: { id: string } } }

describe('at the door', () => {
  test('is kept, linked to an account, found, changed and forgotten', async () => {
    const account = await insertViewer(database)
    const userId = globalId('User', account.accountId!)
    const person = { firstName: 'Eva', lastName: 'Huber', company: 'SV Nordwald', tags: ['Obfrau'], userId }
    const made = await dataOf<Created>(admin, create, { input: { person } })
    expect(made).toMatchObject({ createPerson: { person: { name: 'Eva Huber', user: { email: account.email } } } })
    const { id } = made.createPerson.person
    await dataOf(admin, create, { input: { person: { company: 'Textil Süd GmbH' } } })
    const names = async (filter: object) => {
      const found = await dataOf<{ persons: { edges: { node: { name: string } }[] } }>(staff, list, {
        filter,
        orderBy: { field: 'NAME', direction: 'ASC' },
      })
      return found.persons.edges.map(({ node }) => node.name)
    }
    expect(await names({})).toEqual(['Eva Huber', 'Textil Süd GmbH'])
    expect(await names({ search: 'nordwald huber' })).toEqual(['Eva Huber'])
    expect(await names({ isLinked: false })).toEqual(['Textil Süd GmbH'])
    const ofUser = await dataOf(staff, 'query ($id: ID!) { user(id: $id) { persons { name } } }', { id: userId })
    expect(ofUser).toEqual({ user: { persons: [{ name: 'Eva Huber' }] } })

    const input = { personId: id, revision: 1, changes: { city: 'Linz', userId: null } }
    expect(await dataOf(admin, update, { input })).toEqual({
      updatePerson: { person: { name: 'Eva Huber', revision: 2, city: 'Linz', user: null }, errors: [] },
    })
    expect(await dataOf(admin, update, { input })).toMatchObject({
      updatePerson: { person: null, errors: [{ code: 'STALE_REVISION' }] },
    })
    const personIds = [id, globalId('Person', newId())]
    expect(await dataOf(admin, remove, { input: { personIds } })).toEqual({
      deletePersons: { deletedPersonIds: [id], errors: [] },
    })
    expect(await dataOf(staff, 'query ($id: ID!) { person(id: $id) { id } node(id: $id) { id } }', { id })).toEqual({
      person: null,
      node: null,
    })
  })

  test('a refusal keeps nothing: a broken address, a stranger’s id as account', async () => {
    const before = [await countRows(database, 'persons'), await countRows(database, 'audit_entries')]
    const person = { email: 'x', lastName: 'y', userId: globalId('User', newId()) }
    expect(await dataOf(admin, create, { input: { person } })).toMatchObject({
      createPerson: {
        person: null,
        errors: [
          { code: 'EMAIL_INVALID', path: ['email'] },
          { code: 'NOT_FOUND', path: ['accountId'] },
        ],
      },
    })
    expect([await countRows(database, 'persons'), await countRows(database, 'audit_entries')]).toEqual(before)
  })

  test('members look and change nothing, customers do not even look', async () => {
    const user = await site.clientAs(['user'])
    expect((await ask(user, list)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    const person = { lastName: 'Muster' }
    expect((await ask(staff, create, { input: { person } })).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    const { createPerson } = await dataOf<Created>(admin, create, { input: { person } })
    const { id } = createPerson.person
    expect((await ask(user, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({ node: null })
    expect((await ask(staff, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({ node: { id } })
  })
})
