import { beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '../../../platform/log.ts'
import { sealWith } from '../../../platform/seal.ts'
import { settingsSections } from '../../../settings.ts'
import { contextFor, countRows, insertViewer } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { updateSettings } from '../operations.ts'
import { readSections, readSettings, startSettings } from '../queries.ts'
import { mailSettings, shopSettings } from '../settings.ts'
import { importSettings, type SettingsFile, settingsFile, tryImport, undoSettingsImport } from './operations.ts'

const database = await testDatabase()
startSettings({ sections: settingsSections, seal: sealWith(Buffer.alloc(32)), log: silentLog })
const site = await testSite(database)
const viewer = await insertViewer(database, ['user', 'admin'])
const admin = contextFor(database, { viewer })

const fileNow = async (): Promise<SettingsFile> => settingsFile(await readSections(database.drizzle))
const shopNow = async () => shopSettings.of(await readSettings(database.drizzle))
const withChanges = async (sections: Readonly<Record<string, object>>) => {
  const file = await fileNow()
  const changed = Object.entries(sections).map(([key, values]) => [key, { ...file.sections[key], ...values }])
  return { ...file, sections: { ...file.sections, ...Object.fromEntries(changed) } }
}

const box = '0199f3a0-0000-7000-8000-000000000001'

beforeEach(() => database.pool.query(`delete from settings where key in ('mail', 'stock', 'seo')`))

describe('a file of settings', () => {
  test('has each section and no secret, and changes nothing where it came from', async () => {
    const mailbox = {
      ...{ uuid: box, name: 'Post', senderName: null, senderAddress: 'post@fcnord.at', replyTo: null },
      ...{ host: 'smtp.fcnord.at', port: 465, tls: 'tls', user: 'post', signature: { de: '', en: null } },
      ...{ perHour: null, perDay: null },
    }
    await updateSettings(admin, {
      ...{ section: 'mail', version: null },
      changes: { mailboxes: [mailbox], defaultMailbox: box, [`password.${box}`]: 'geheim-1234' },
    })
    const file = await fileNow()
    expect(Object.keys(file.sections).toSorted()).toEqual(settingsSections.map(({ key }) => key).toSorted())
    expect(JSON.stringify(file)).not.toContain('geheim')
    expect(await importSettings(admin, { file })).toEqual({ importId: null, changes: [] })
    const [secrets] = (await database.pool.query(`select secrets from settings where key = 'mail'`)).rows
    expect(Object.keys(secrets.secrets)).toEqual([`password.${box}`])
  })

  test('is looked at first, taken over as one, and undone as one', async () => {
    const before = await shopNow()
    const file = await withChanges({ shop: { name: 'FC Nord', city: 'Wels' }, seo: { author: 'FC Nord' } })
    const tried = await tryImport(admin, { file })
    expect(tried).toMatchObject({
      importId: null,
      changes: [{ section: 'seo', name: 'author', before: '', after: 'FC Nord' }, {}, {}],
    })
    expect(await shopNow()).toEqual(before)
    expect(await countRows(database, "audit_entries where action = 'settings.imported'")).toBe(0)

    const { importId } = await importSettings(admin, { file })
    expect(await shopNow()).toMatchObject({ name: 'FC Nord', city: 'Wels' })
    expect(await countRows(database, "audit_entries where action = 'settings.imported'")).toBe(2)
    await undoSettingsImport(admin, { importId: importId! })
    expect(await shopNow()).toEqual(before)
    await expect(undoSettingsImport(admin, { importId: importId! })).rejects.toMatchObject({
      refusals: expect.arrayContaining([expect.objectContaining({ code: 'STALE_REVISION' })]),
    })
  })

  test('of which one part is wrong changes nothing, and all reasons are told', async () => {
    const before = await shopNow()
    const file = await withChanges({ shop: { name: 'Andere', email: 'keine' }, seo: { languages: [] } })
    await expect(importSettings(admin, { file })).rejects.toMatchObject({
      refusals: [
        { code: 'INVALID_INPUT', path: ['file', 'sections', 'seo', 'languages'] },
        { code: 'INVALID_INPUT', path: ['file', 'sections', 'shop', 'email'] },
      ],
    })
    expect(await shopNow()).toEqual(before)
  })

  test.each([
    ['no object', 'x', 'INVALID_INPUT file'],
    ['another format', { format: 'x', version: 1, sections: {} }, 'INVALID_INPUT file'],
    ['another version', { format: 'shop settings', version: 2, sections: {} }, 'INVALID_INPUT file.version'],
    ['an unknown section', { format: 'shop settings', version: 1, sections: { x: {} } }, 'NOT_FOUND file.sections.x'],
    [
      'a section that is none',
      { format: 'shop settings', version: 1, sections: { shop: [] } },
      'INVALID_INPUT file.sections.shop',
    ],
  ])('is refused: %s', async (_label, file, refused) => {
    await expect(importSettings(admin, { file })).rejects.toSatisfy(
      ({ refusals }: { refusals: { code: string; path: string[] }[] }) =>
        refusals.some(({ code, path }) => `${code} ${path.join('.')}` === refused),
    )
  })

  test('needs system rights where it changes what needs them', async () => {
    const file = await withChanges({ webhooks: { allowsPrivateNetworks: true } })
    await expect(importSettings(admin, { file })).rejects.toThrow('needs more rights')
  })
})

describe('the documented names of the configuration', () => {
  test('are told and taken, of several sections at once, all or nothing', async () => {
    const client = await site.clientAs(['user', 'admin'])
    const config = { author: 'FC Nord', keywords: 'Trikots, Verein', enabled_components: ['shop'], map_apikey: 'k-123' }
    expect((await client.request('PUT', '/api/v0/config', { config })).status).toBe(200)
    const { body, text } = await client.request('GET', '/api/v0/config')
    expect(body).toMatchObject({
      config: {
        ...{
          author: 'FC Nord',
          keywords: 'Trikots, Verein',
          enabled_components: ['shop'],
        },
        components: { map: { apikey: true } },
        admincenter: 'https://shop.example.com/admincenter',
      },
    })
    expect(text).not.toContain('k-123')
    const refused = await client.request('PUT', '/api/v0/config', {
      config: { author: 'X', fblikeurl: 'javascript:1' },
    })
    expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ path: 'config.fblikeurl' }] }])
    expect((await client.request('GET', '/api/v0/config')).body).toMatchObject({ config: { author: 'FC Nord' } })
    await client.request('PUT', '/api/v0/config', { section: 'components', changes: { off: null } })
    expect(mailSettings.of(await readSettings(database.drizzle)).mailboxes).toEqual([])
  })

  test('are taken as they are told: mailboxes without their passwords, and the units of goods', async () => {
    const client = await site.clientAs(['user', 'admin'])
    const told = async () => {
      const { body } = await client.request('GET', '/api/v0/config')
      const { mail, system } = (
        body as { config: { mail: { mailboxes: object[] }; system: { quantity_units: object[] } } }
      ).config
      return { mailboxes: mail.mailboxes, quantity_units: system.quantity_units }
    }
    const mailbox = {
      ...{ uuid: '0199f3a0-0000-7000-8000-0000000000aa', name: 'Bestellungen', host: 'smtp.fcnord.at', port: 465 },
      ...{ tls: 'tls', user: null, signature: { de: 'Ihr FC Nord', en: null }, sender: 'shop@fcnord.at' },
      ...{ sender_name: 'FC Nord', reply_to: 'office@fcnord.at', per_hour: 200, per_day: null, has_password: false },
    }
    const put = (config: object) => client.request('PUT', '/api/v0/config', { config })
    const { quantity_units: units } = await told()
    expect((await put({ mailboxes: [mailbox], quantity_units: units })).status).toBe(200)
    expect(await told()).toEqual({ mailboxes: [mailbox], quantity_units: units })
    expect((await put(await told())).status).toBe(200)
    const wrong = await put({ mailboxes: [{ ...mailbox, host: 'smtp fcnord' }] })
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: [{ path: 'config.mailboxes.0.host' }] }])
    expect((await told()).mailboxes).toEqual([mailbox])
  })
})
