import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ownShop } from '../../server/harness/shop.ts'
import type { Database } from '../../server/platform/database.ts'
import { launchBrowser } from './browser.ts'
import { findings, heading, newTab } from './buying.ts'

const { url, email, password, dataDir } = inject('site')

let browser: Browser
let database: Database
beforeAll(async () => {
  browser = await launchBrowser()
  const workplace = { folder: dataDir, onClose: () => async () => {}, close: async () => {} }
  database = await ownShop(workplace, dataDir).look()
})
afterAll(async () => {
  await database.close()
  await browser.close()
})

/** Work that gave up, as the worker leaves it. */
const giveUp = (task: string) =>
  database.pool.query(
    `select graphile_worker.permanently_fail_jobs(array[(
      graphile_worker.add_job($1, '{}'::json, run_at => now() + interval '1 hour')).id], 'DrizzleQueryError 40001')`,
    [task],
  )

test('an operator is told of work that gave up, and has it tried again', async () => {
  await giveUp('forget_ended_sessions')
  const person = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  const answer = await person.request.post(`${url}/graphql`, {
    data: { query: signIn, variables: { input: { email, password } } },
    headers: { origin: url },
  })
  expect(await answer.json()).toEqual({ data: { signIn: { errors: [] } } })
  const { page, failures } = await newTab(person)
  await page.goto(`${url}/admincenter`)
  await page.getByText('Eine Aufgabe oder E-Mail ist fehlgeschlagen.').waitFor()
  await page.getByRole('link', { name: 'ansehen', exact: true }).click()
  await heading(page, 'Postausgang')
  const work = page.getByRole('region', { name: 'Fehlgeschlagene Aufgaben' })
  await work.getByText('Beendete Sitzungen entfernen').waitFor()
  await work.getByText('Fehler: DrizzleQueryError 40001').waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await work.getByRole('button', { name: 'Beendete Sitzungen entfernen: erneut versuchen' }).click()
  await page.getByRole('article', { name: 'Der Shop versucht es erneut' }).waitFor()
  await work.waitFor({ state: 'detached' })
  const left = async () =>
    (await database.pool.query(`select from graphile_worker.jobs where task_identifier = 'forget_ended_sessions'`))
      .rowCount
  await expect.poll(left).toBe(0)
  await page.goto(`${url}/admincenter`)
  await page.getByText('Bestellungen heute').waitFor()
  expect(await page.getByText('fehlgeschlagen').count()).toBe(0)
  expect(failures).toEqual([])
  await person.close()
})
