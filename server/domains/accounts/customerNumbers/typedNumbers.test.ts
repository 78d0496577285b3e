import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { Refused } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { setSettings } from '../../../testing/builders.ts'
import { refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { idOf, peopleOf } from '../../../testing/people.ts'
import { inviteUser } from '../users/operations/inviteUser.ts'
import { updateUser } from '../users/operations/updateUser.ts'

const database = await testDatabase()
const people = peopleOf(database)
const { as, rowOf } = people

let admin: Viewer
let kim: Viewer
beforeEach(async () => {
  ;({ admin, kim } = await people.freshStaff())
})

const allow = (isAllowed: boolean) => setSettings(database, 'accounts', { staffNumberCustomers: isAllowed })
const give = async (viewer: Viewer, customerNumber: number | null) =>
  updateUser(as(admin), {
    ...{ userId: idOf(viewer), revision: (await rowOf(viewer)).revision, changes: { customerNumber } },
  })
const invited = async (name: string) =>
  (
    await inviteUser(as(admin), {
      ...{ email: `${newId()}@example.com`, firstName: name },
      publicUrl: 'https://shop.example',
    })
  ).customerNumber!

describe('a customer number that staff type', () => {
  test('is taken where the settings allow it, and no other account has it', async () => {
    await allow(false)
    const at = { path: ['changes', 'customerNumber'] }
    expect(await refusalsOf(give(kim, 700_001))).toMatchObject([{ code: 'INVALID_INPUT', ...at }])
    await allow(true)
    expect((await give(kim, 700_001)).customerNumber).toBe(700_001)
    const { kim: other } = await people.freshStaff()
    expect(await refusalsOf(give(other, 700_001))).toMatchObject([{ code: 'NUMBER_TAKEN', ...at }])
    for (const wrong of [null, 0, -1, 1_000_000_000]) {
      expect(await refusalsOf(give(kim, wrong))).toMatchObject([{ code: 'INVALID_INPUT', ...at }])
    }
    expect((await rowOf(kim)).customerNumber).toBe(700_001)
    await allow(false)
  })

  test('is never drawn afterwards', async () => {
    await allow(true)
    const drawn = await invited('first')
    await give(kim, drawn + 1)
    expect(await invited('second')).toBe(drawn + 2)
    await allow(false)
  })

  test('and those that are drawn at the same time are different ones', async () => {
    await allow(true)
    const drawn = await invited('Vorher')
    const typing = give(kim, drawn + 1).then(
      ({ customerNumber }) => [customerNumber],
      error => (error instanceof Refused ? error.refusals.map(({ code }) => code) : [String(error)]),
    )
    const [typed, ...others] = await Promise.all([typing, invited('Daneben'), invited('Dahinter')])
    // Whoever drew it first keeps it, and whoever typed it is told so.
    expect([[drawn + 1], ['NUMBER_TAKEN']]).toContainEqual(typed)
    expect(new Set([...typed, ...others]).size).toBe(3)
    await allow(false)
  })
})
