import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Role, Viewer } from '../../kit/viewer.ts'
import { sealWith } from '../../platform/seal.ts'
import { settingsSections } from '../../settings.ts'
import { dataOf } from '../../testing/asking.ts'
import { contextFor, countRows, insertViewer } from '../../testing/builders.ts'
import { codesOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { setMemberGrants } from '../accounts/users/operations/memberGrants.ts'
import { undoSettingsChange, updateSettings } from './operations.ts'
import { readSecret, readSections, readSettings, startSettings } from './queries.ts'
import { defineSettings } from './rules.ts'

/** A section that no shop has, with a secret, and one for system accounts alone. */
const probe = defineSettings(
  'probe',
  z.object({ address: z.string().max(50), retries: z.int().min(0) }),
  { address: '', retries: 3 },
  { secrets: ['password'] },
)
const inner = defineSettings('inner', z.object({ isOn: z.boolean() }), { isOn: false }, { changedBy: 'system' })
const priced = defineSettings('priced', z.object({ percent: z.int() }), { percent: 0 }, { changedBy: 'terms' })

const database = await testDatabase()
const told: object[] = []
const seal = sealWith(randomBytes(32))
const log = { error: (fields: object, message: string) => void told.push({ ...fields, message }) }
startSettings({ sections: [...settingsSections, probe, inner, priced], seal, log })

const site = await testSite(database)
const admin = await insertViewer(database, ['user', 'admin'], { name: 'Anna Amtsleitung' })
const as = (viewer: Viewer) => contextFor(database, { viewer })

beforeEach(() => void told.splice(0))
afterEach(() =>
  database.pool.query(`delete from settings where key not in ('shop', 'shipping', 'payment', 'discounts')`),
)

const versionOf = async (key: string): Promise<number> =>
  (await readSections(database.drizzle)).find(({ section }) => section.key === key)!.version

const change = async (key: string, changes: object, viewer = admin) =>
  updateSettings(as(viewer), { section: key, version: await versionOf(key), changes })

const sectionFields = 'key version values secrets secretsSet viewerCanEdit problems { path message }'
const SECTIONS = `{ settingsSections { ${sectionFields} defaults schema } }`
const UPDATE = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) {
  section { ${sectionFields} } errors { code path } } }`
const UNDO = `mutation ($input: UndoSettingsChangeInput!) { undoSettingsChange(input: $input) {
  section { ${sectionFields} } errors { code path } } }`
const HISTORY = `query ($section: String!) { settingsHistory(section: $section) { totalCount edges { node {
  key section at actorName isUndo fields { name before after isSecret } } } } }`

type Sections = { settingsSections: { key: string; values: object; problems: object[]; viewerCanEdit: boolean }[] }
type Updated = { updateSettings: { section: { version: number; values: object } | null; errors: object[] } }
type History = {
  settingsHistory: {
    totalCount: number
    edges: { node: { key: string; isUndo: boolean; actorName: string; fields: object[] } }[]
  }
}

describe('changing settings', () => {
  test('answers whether the shop is open by then, and one section is read by its key', async () => {
    const client = await site.clientAs(['user', 'admin'])
    const asked = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) {
      section { version } opening { isOpen missing } errors { code } } }`
    type Answer = { updateSettings: { opening: { isOpen: boolean; missing: string[] }; section: object | null } }
    const set = (version: number, changes: object) =>
      dataOf<Answer>(client, asked, { input: { section: 'operator', version, changes } })
    const before = await set(0, { legalForm: null, isDemo: false })
    expect(before.updateSettings.opening.isOpen).toBe(false)
    expect(before.updateSettings.opening.missing).toContain('operator.legalForm')
    const after = await set(1, { legalForm: 'soleTrader' })
    expect(after.updateSettings.opening.missing).not.toContain('operator.legalForm')
    const refused = await set(1, { legalForm: 'gmbh' })
    expect(refused.updateSettings).toMatchObject({ section: null })
    expect(refused.updateSettings.opening.missing).not.toContain('operator.representatives')

    const { body } = await client.request('GET', '/api/v0/config')
    const { opening } = body as { opening: { needed: object[] } }
    expect(opening.needed).toContainEqual({ field: 'shop.company', legalForms: null, countries: null })
    expect(opening.needed).toContainEqual({ field: 'operator.authority', legalForms: null, countries: ['AT'] })

    const one = '{ settingsSection(key: "operator") { key version } none: settingsSection(key: "unheard") { key } }'
    expect(await dataOf<object>(client, one)).toEqual({
      settingsSection: { key: 'operator', version: 2 },
      none: null,
    })
  })

  test('one section, as the editor saw it', async () => {
    const client = await site.clientAs(['user', 'admin'])
    const input = { section: 'listing', version: 0, changes: { fewLeftUpTo: 2 } }
    const first = await dataOf<Updated>(client, UPDATE, { input })
    expect(first.updateSettings).toMatchObject({
      section: { version: 1, values: { fewLeftUpTo: 2, showSoldOut: true } },
      errors: [],
    })
    const second = await dataOf<Updated>(client, UPDATE, { input })
    expect(second.updateSettings).toMatchObject({
      section: null,
      errors: [{ code: 'STALE_REVISION', path: ['version'] }],
    })
    expect(await versionOf('listing')).toBe(1)
  })

  test.each<[string, object, object[]]>([
    ['a section that there is not', { section: 'nothing' }, [{ code: 'NOT_FOUND', path: ['section'] }]],
    ['a field that there is not', { changes: { few: 1 } }, [{ code: 'INVALID_INPUT', path: ['changes', 'few'] }]],
    [
      'values that do not fit, all at once',
      { changes: { fewLeftUpTo: -1, showSoldOut: 'no' } },
      [
        { code: 'INVALID_INPUT', path: ['changes', 'fewLeftUpTo'] },
        { code: 'INVALID_INPUT', path: ['changes', 'showSoldOut'] },
      ],
    ],
    ['no object', { changes: 'fewLeftUpTo' }, [{ code: 'INVALID_INPUT', path: ['changes'] }]],
    [
      'a default that is none of the groups',
      { section: 'vat', changes: { defaultGroup: 'books' } },
      [{ code: 'INVALID_INPUT', path: ['changes', 'defaultGroup'] }],
    ],
  ])('refuses %s, and nothing has changed', async (_label, given, errors) => {
    const before = [await countRows(database, 'settings'), await countRows(database, 'audit_entries')]
    const client = await site.clientAs(['user', 'admin'])
    const input = { section: 'listing', version: 0, changes: {}, ...given }
    const answer = await dataOf<Updated>(client, UPDATE, { input })
    expect(answer.updateSettings).toMatchObject({ section: null, errors })
    expect(answer.updateSettings.errors).toHaveLength(errors.length)
    expect([await countRows(database, 'settings'), await countRows(database, 'audit_entries')]).toEqual(before)
  })

  test('that changes nothing is no change', async () => {
    const before = await countRows(database, 'audit_entries')
    const state = await change('listing', { fewLeftUpTo: 5 })
    expect([state.version, await countRows(database, 'audit_entries')]).toEqual([0, before])
  })

  test.each([1, 2, 3])('of two at once one wins, be it the first of the section (%i)', async () => {
    const outcomes = await Promise.allSettled(
      [7, 8].map(fewLeftUpTo =>
        updateSettings(as(admin), { section: 'listing', version: 0, changes: { fewLeftUpTo } }),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find(outcome => outcome.status === 'rejected')!
    expect(lost.reason).toMatchObject({ refusals: [{ code: 'STALE_REVISION', path: ['version'] }] })
    expect(await versionOf('listing')).toBe(1)
  })

  test('by REST too, where a program need not know the version', async () => {
    const client = await site.clientAs(['user', 'admin'])
    const put = (body: object) => client.request('PUT', '/api/v0/config', body)
    const done = await put({ section: 'probe', changes: { retries: 5, password: 'hunter2' } })
    expect([done.status, done.body]).toEqual([
      200,
      {
        sections: {
          probe: { version: 1, values: { address: '', retries: 5 }, secretsSet: ['password'], problems: [] },
        },
      },
    ])
    const stale = await put({ section: 'probe', version: 0, changes: { retries: 6 } })
    expect([stale.status, (stale.body as { code: string }).code]).toEqual([409, 'STALE_REVISION'])
    const wrong = await put({ section: 'probe', changes: { retries: 'many' } })
    expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'C400', fields: [{ path: 'changes.retries' }] }])
    const { body } = await client.request('GET', '/api/v0/config')
    const { sections } = body as { sections: Record<string, { values: object }> }
    expect(Object.keys(sections)).toEqual([...settingsSections.map(({ key }) => key), 'probe', 'inner', 'priced'])
    expect(sections.probe!.values).toEqual({ address: '', retries: 5 })
  })
})

test('REST shows the shop’s configuration in the documented names, amounts in euros and in cents', async () => {
  const { body } = await (await site.clientAs(['user', 'member'])).request('GET', '/api/v0/config')
  const { shop } = body as { shop: Record<string, object> }
  expect(shop).toMatchObject({
    ...{ enabled: true, currency: 'EUR', prefix_currency: false, showPrice: true, showShippingCosts: true },
    show_sold_out: true,
    info: { title: 'Halle & Feld', zip: '4020', city: 'Linz', country: 'at', email: 'service@halle-und-feld.example' },
    vat: { vat_type: 'inclusive', fixed_price: false, default_vat_group: 'standard' },
    shipping: { default_shipping_group: 'parcel' },
    paymentsources: {
      invoice: { configured: true, enabled: true, min: null, min_cents: null, max: 5000, max_cents: 500_000, order: 1 },
      prepayment: { configured: true, enabled: true, max: null, order: 2 },
    },
    checkout: {
      terms_required: true,
      special_conditions: false,
      special_conditions_url: null,
      age_verification: false,
    },
  })
  const groups = new Map((shop.discount_groups as { uuid: string }[]).map(group => [group.uuid, group]))
  expect(groups.get('verein')).toMatchObject({
    ...{ type: 'percent', roles: [], global: true, additiv: false },
    items: [{ from: 0, from_cents: 0, discount: 10 }],
  })
  expect(groups.get('partner')).toMatchObject({
    items: [{ discount: 15 }, { from: 1000, from_cents: 100_000, discount: 20 }],
  })
  const { vat, shipping } = shop as {
    vat: { groups: { uuid: string; rates: Record<string, object> }[] }
    shipping: { countries: object[]; groups: { tiers: { max: number; costs: Record<string, object> }[] }[] }
  }
  expect(vat.groups[0]!.rates.at).toEqual([{ valid_from: '2016-01-01', rate: 20 }])
  expect(shipping.countries[1]).toEqual({
    ...{ code: 'at', title: 'Österreich', order: 1, free_from: 150, free_from_cents: 15_000 },
  })
  expect(shipping.groups[0]!.tiers[0]!.costs.at).toEqual({ cost: 4.9, cost_cents: 490, zip_ranges: [] })
})

describe('who may', () => {
  const changing = async (roles: Role[], grants: string[], section: string, changes: object) => {
    const viewer = await insertViewer(database, roles)
    if (grants.length > 0) {
      const system = await insertViewer(database, ['user', 'system'])
      await setMemberGrants(as(system), { accountId: viewer.accountId!, grants: grants as never })
    }
    const asked = { ...viewer, grants: grants as never }
    const version = await versionOf(section)
    return updateSettings(as(asked), { section, version, changes }).then(
      () => 'changed',
      (error: Error) => error.name,
    )
  }
  test.each<[string, Role[], string[], string, object, string]>([
    ['a guest', [], [], 'listing', { fewLeftUpTo: 1 }, 'NotAllowed'],
    ['a customer', ['user'], [], 'listing', { fewLeftUpTo: 1 }, 'NotAllowed'],
    ['a member', ['user', 'member'], [], 'listing', { fewLeftUpTo: 1 }, 'NotAllowed'],
    [
      'a member who changes settings',
      ['user', 'member'],
      ['settings.write'],
      'shop',
      { phone: '+43 1 5320' },
      'changed',
    ],
    ['… a section of goods', ['user', 'member'], ['settings.write'], 'listing', { fewLeftUpTo: 1 }, 'NotAllowed'],
    [
      '… and goods',
      ['user', 'member'],
      ['settings.write', 'catalogue.write'],
      'listing',
      { fewLeftUpTo: 1 },
      'changed',
    ],
    [
      'a member who changes goods',
      ['user', 'member'],
      ['catalogue.write'],
      'listing',
      { fewLeftUpTo: 1 },
      'NotAllowed',
    ],
    ['an administrator', ['user', 'admin'], [], 'priced', { percent: 5 }, 'changed'],
    ['an administrator what is for the system', ['user', 'admin'], [], 'inner', { isOn: true }, 'NotAllowed'],
    ['a system account', ['user', 'system'], [], 'inner', { isOn: true }, 'changed'],
  ])('%s', async (_label, roles, grants, section, changes, outcome) => {
    const before = await versionOf(section)
    expect(await changing(roles, grants, section, changes)).toBe(outcome)
    expect(await versionOf(section)).toBe(outcome === 'changed' ? before + 1 : before)
  })

  test('sees is told by the section', async () => {
    const { settingsSections: seen } = await dataOf<Sections>(await site.clientAs(['user', 'admin']), SECTIONS)
    expect(seen.filter(({ viewerCanEdit }) => !viewerCanEdit).map(({ key }) => key)).toEqual([
      'debug',
      'webhooks',
      'inner',
    ])
    const member = await dataOf<Sections>(await site.clientAs(['user', 'member']), SECTIONS)
    expect(member.settingsSections.some(({ viewerCanEdit }) => viewerCanEdit)).toBe(false)
  })
})

describe('a secret', () => {
  const secret = 'hunter2-and-more'

  test('is sealed, and read by what uses it', async () => {
    await change('probe', { password: secret })
    const { rows } = await database.pool.query(`select value, secrets from settings where key = 'probe'`)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect([rows[0].value, Object.keys(rows[0].secrets)]).toEqual([{}, ['password']])
    expect(await readSecret(database.drizzle, probe, 'password')).toBe(secret)
    await change('probe', { password: 'another' })
    expect(await readSecret(database.drizzle, probe, 'password')).toBe('another')
    await change('probe', { password: null })
    expect(await readSecret(database.drizzle, probe, 'password')).toBeNull()
  })

  test('opens nowhere but in its place', async () => {
    await change('probe', { password: secret })
    const { rows } = await database.pool.query(`select secrets from settings where key = 'probe'`)
    await change('inner', { isOn: true }, await insertViewer(database, ['system']))
    await database.pool.query(`update settings set secrets = $1 where key = 'inner'`, [rows[0].secrets])
    expect(await readSecret(database.drizzle, inner, 'password')).toBeNull()
  })

  test('leaves by no door: neither GraphQL nor REST, not with the history, the audit log, news or a refusal', async () => {
    await change('probe', { password: secret, retries: 9 })
    const system = await site.clientAs(['user', 'system'])
    const answers = [
      await system.request('POST', '/graphql', { query: SECTIONS }),
      await system.request('POST', '/graphql', { query: HISTORY, variables: { section: 'probe' } }),
      await system.request('POST', '/graphql', {
        query: '{ auditEntries { edges { node { action changes { field old new } } } } }',
      }),
      await system.request('GET', '/api/v0/config'),
      await system.request('PUT', '/api/v0/config', { section: 'probe', changes: { address: 'x' } }),
      await system.request('PUT', '/api/v0/config', {
        section: 'probe',
        changes: { retries: 'x', password: `${secret}${'x'.repeat(2000)}` },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400])
    for (const { text } of answers) expect(text).not.toContain('hunter2')
    expect(answers[0]!.text).toContain('"secretsSet":["password"]')
    const { rows } = await database.pool.query(`select
      (select json_agg(a) from audit_entries a)::text as audit,
      (select json_agg(j) from graphile_worker._private_jobs j)::text as jobs`)
    expect(`${rows[0].audit}${rows[0].jobs}`).not.toContain('hunter2')
    const { settingsHistory } = await dataOf<History>(system, HISTORY, { section: 'probe' })
    expect(
      settingsHistory.edges[1]!.node.fields.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual([
      { name: 'password', before: null, after: null, isSecret: true },
      { name: 'retries', before: 3, after: 9, isSecret: false },
    ])
    expect(JSON.stringify((await readSettings(database.drizzle)).read(probe))).not.toContain('hunter2')
  })
})

describe('the history of a section', () => {
  test('says who changed what and when, and is undone by a change of its own', async () => {
    await database.pool.query(`delete from settings where key = 'orders'`)
    await change('orders', { cancelUnpaidAfterDays: 14 })
    await change('orders', { cancelUnpaidAfterDays: 21 })
    const client = await site.clientAs(['user', 'admin'])
    const history = async () => (await dataOf<History>(client, HISTORY, { section: 'orders' })).settingsHistory
    const [latest, first] = (await history()).edges.map(({ node }) => node)
    expect(latest).toMatchObject({
      actorName: 'Anna Amtsleitung',
      isUndo: false,
      fields: [{ name: 'cancelUnpaidAfterDays', before: 14, after: 21, isSecret: false }],
    })
    const undo = async (key: string, version: number) =>
      (await dataOf<{ undoSettingsChange: object }>(client, UNDO, { input: { key, version } })).undoSettingsChange
    expect(await undo(first!.key, 2)).toEqual({
      section: null,
      errors: [{ code: 'STALE_REVISION', path: ['cancelUnpaidAfterDays'] }],
    })
    expect(await undo(latest!.key, 1)).toEqual({
      section: null,
      errors: [{ code: 'STALE_REVISION', path: ['version'] }],
    })
    expect((await history()).totalCount).toBe(2)
    expect(await undo(latest!.key, 2)).toMatchObject({
      section: { version: 3, values: { cancelUnpaidAfterDays: 14 } },
      errors: [],
    })
    expect(await undo(first!.key, 3)).toMatchObject({ section: { version: 4, values: { cancelUnpaidAfterDays: 10 } } })
    expect((await history()).edges.map(({ node }) => node.isUndo)).toEqual([true, true, false, false])
  })

  test('an undone change can be had back', async () => {
    await change('listing', { fewLeftUpTo: 8 })
    const undoLatest = async () => {
      const { rows } = await database.pool.query(
        `select id from audit_entries where subject_name = 'listing' order by at desc, id desc limit 1`,
      )
      const changeId: string = rows[0].id
      return undoSettingsChange(as(admin), { changeId, version: await versionOf('listing') })
    }
    expect((await undoLatest()).values).toMatchObject({ fewLeftUpTo: 5 })
    expect((await undoLatest()).values).toMatchObject({ fewLeftUpTo: 8 })
  })

  test('of a secret alone there is nothing to undo, and what is no change cannot be', async () => {
    await change('probe', { password: 'one' })
    const { rows } = await database.pool.query(
      `select id from audit_entries where subject_name = 'probe' order by at desc, id desc limit 1`,
    )
    const undo = (changeId: string, viewer = admin) => undoSettingsChange(as(viewer), { changeId, version: null })
    expect(await codesOf(undo(rows[0].id))).toEqual(['TRANSITION_NOT_ALLOWED'])
    await expect(undo('nonsense')).rejects.toMatchObject({ message: 'not found' })
    await expect(undo(admin.accountId!)).rejects.toMatchObject({ message: 'not found' })
    expect(await readSecret(database.drizzle, probe, 'password')).toBe('one')
  })
  test('whoever may not change a section undoes nothing of it', async () => {
    await change('inner', { isOn: true }, await insertViewer(database, ['system']))
    const { rows } = await database.pool.query(
      `select id from audit_entries where subject_name = 'inner' order by at desc, id desc limit 1`,
    )
    await expect(undoSettingsChange(as(admin), { changeId: rows[0].id, version: null })).rejects.toMatchObject({
      name: 'NotAllowed',
    })
    expect(await versionOf('inner')).toBe(1)
  })
})
