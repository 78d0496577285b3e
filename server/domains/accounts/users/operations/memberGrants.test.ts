import { expect, test } from 'vitest'
import type { Grant } from '../../../../kit/viewer.ts'
import { contextFor, countRows, insertViewer } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { viewerOfSession } from '../../queries.ts'
import { openSession } from '../../sessions/sessions.ts'
import { setMemberGrants } from './memberGrants.ts'

const database = await testDatabase()
const system = contextFor(database, { viewer: await insertViewer(database, ['user', 'system']) })
const newMember = async () => (await insertViewer(database, ['user', 'member'])).accountId!
const grantsOf = async (accountId: string) => {
  const { secret } = await openSession(database, accountId)
  return (await viewerOfSession(database, secret, null))?.viewer.grants
}

test('rights are given and areas withheld, and count from the next request', async () => {
  const accountId = await newMember()
  await setMemberGrants(system, { accountId, grants: ['orders.write', 'users.none'] })
  expect(await grantsOf(accountId)).toEqual(['orders.write', 'users.none'])
  await setMemberGrants(system, { accountId, grants: [] })
  expect(await grantsOf(accountId)).toEqual([])
})

test.each<[string, Grant[]]>([
  ['a right to read, which members have', ['orders.read']],
  ['an area that is given and withheld', ['orders.write', 'orders.none']],
  ['a right that there is not', ['nothing.none' as Grant]],
])('%s is refused, and nothing changes', async (_label, grants) => {
  const accountId = await newMember()
  await setMemberGrants(system, { accountId, grants: ['mails.none'] })
  const records = await countRows(database, 'audit_entries')
  await expect(setMemberGrants(system, { accountId, grants })).rejects.toMatchObject({
    refusals: [{ code: 'INVALID_INPUT', path: ['grants'] }],
  })
  expect(await grantsOf(accountId)).toEqual(['mails.none'])
  expect(await countRows(database, 'audit_entries')).toBe(records)
})
