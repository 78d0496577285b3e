import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { auditedActions } from '../../platform/auditActions.ts'
import { settingsSections } from '../../settings.ts'
import { allFields } from '../catalogue/fields.ts'

/** The names of the rows of an object in a file of the admin centre's log whose values begin so. */
function rowsOf(file: string, value: string): string[] {
  const path = join(import.meta.dirname, '../../../client/domains/audit/admin', file)
  const rows = readFileSync(path, 'utf8').matchAll(new RegExp(`^ {2}'?([\\w.]+)'?: ${value}`, 'gm'))
  return [...rows].map(match => match[1]!)
}

const actions = Object.entries(auditedActions).flatMap(([kind, done]) => done.map(each => `${kind}.${each}`))

describe('the log of the admin centre', () => {
  test('has a title for every action that is noted, and for no other', () => {
    expect(rowsOf('actionTitles.ts', "'rights\\.action\\.").toSorted()).toEqual(actions.toSorted())
  })

  test('says of every kind of thing where it is shown, or that it is nowhere', () => {
    expect(rowsOf('subjectPages.ts', '(?:null|byId|\\()').toSorted()).toEqual(Object.keys(auditedActions).toSorted())
  })

  test('has a name for every field of products and of the settings, and for every section', () => {
    const named = rowsOf('fieldTitles.ts', "'rights\\.field\\.")
    const fields = [
      ...allFields.flatMap(({ field, column }) => [field, column]),
      ...settingsSections.flatMap(section => Object.keys(section.fields)),
    ]
    expect([...new Set(fields)].filter(field => !named.includes(field))).toEqual([])
    const sections = rowsOf('words.ts', "'rights\\.section\\.")
    expect(sections.toSorted()).toEqual(settingsSections.map(({ key }) => key).toSorted())
  })
})
