import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { instantAt } from '../../../kit/days.ts'
import { testDatabase } from '../../../testing/database.ts'
import { freshnessOf } from '../../settings/queries.ts'
import { settings } from '../../settings/tables.ts'
import { daysToldOn } from '../rules/dispatch.ts'

const database = await testDatabase()

const change = (value: Record<string, unknown>) =>
  database.drizzle.update(settings).set({ value }).where(eq(settings.key, 'shipping'))

test('what tells days of delivery is kept until the hour from which they count from another day, and no longer than a setting', async () => {
  const at = (time: string) => instantAt('2026-11-23', time, 'Europe/Vienna')
  let now = at('14:59')
  const freshness = freshnessOf(database, () => now, daysToldOn)
  const day = async () => {
    await freshness.version()
    return freshness.day()
  }
  expect(await day()).toBe('2026-11-23 2026-11-23')
  const cutOff = { monday: '15:00', tuesday: '15:00', wednesday: null, thursday: null, friday: null }
  await change({ cutOff })
  expect(await day()).toBe('2026-11-23 2026-11-23')
  now = at('15:00')
  expect(await day()).toBe('2026-11-23 2026-11-24')
  await change({ cutOff: { ...cutOff, monday: '16:00' } })
  expect(await day()).toBe('2026-11-23 2026-11-23')
  now = at('16:00')
  expect(await day()).toBe('2026-11-23 2026-11-24')
})
