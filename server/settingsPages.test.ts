import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingsSections } from './settings.ts'

const client = join(import.meta.dirname, '../client/domains')

const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => ({ path: join(client, path), text: readFileSync(join(client, path), 'utf8') }))

/** The words of the pages that ask for a section, and of what lies beside them. */
function pagesOf(section: string): string {
  const pages = sources.filter(({ text }) => text.includes(`settingsSection(key: "${section}")`))
  const folders = pages.map(({ path }) => dirname(path))
  return sources
    .filter(({ path }) => folders.some(folder => dirname(path) === folder))
    .map(({ text }) => text)
    .join('\n')
}

/** Fields that no page edits, and why. */
const exceptions: Readonly<Record<string, string>> = {}

const fields = settingsSections.flatMap(({ key, fields: own, secretsOf, defaults }) =>
  [...Object.keys(own), ...secretsOf(defaults)].map(field => [key, field] as const),
)

describe('each setting has a page of the admin centre', () => {
  test.each(fields)('%s.%s', (section, field) => {
    const isNamed = new RegExp(`\\b${field}\\b`).test(pagesOf(section))
    expect(isNamed || `${section}.${field}` in exceptions).toBe(true)
  })

  test('and what is excepted exists', () => {
    const known = fields.map(([section, field]) => `${section}.${field}`)
    expect(Object.keys(exceptions).filter(each => !known.includes(each))).toEqual([])
  })
})
