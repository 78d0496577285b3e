import { expect, test } from 'vitest'
import { settingsSections } from '../../../../server/settings.ts'
import { isAdminPage } from '../../../adminKit/routes.ts'
import { adminRoutes } from '../../../shell/admin/adminRoutes.ts'
import { fieldTitles } from './fieldTitles.ts'
import { settingsFound, settingsPages } from './settingsPages.ts'
import { sectionTitles } from './words.ts'

const paths = adminRoutes.filter(isAdminPage).map(({ path }) => path)

test('every section has a title and a page that exists', () => {
  const without = settingsSections.filter(({ key }) => !sectionTitles[key] || !paths.includes(settingsPages[key] ?? ''))
  expect(without.map(({ key }) => key)).toEqual([])
})

test('every field has a name by which it is found', () => {
  const nameless = settingsSections.flatMap(({ key, fields }) =>
    Object.keys(fields).flatMap(field => (fieldTitles[field] ? [] : [`${key}.${field}`])),
  )
  expect(nameless).toEqual([])
})

test('settings are found by all words of name and section, first those that begin with them', () => {
  const sections = [
    { key: 'shop', fields: ['company', 'phone'] },
    { key: 'operator', fields: ['phone'] },
  ]
  const found = (words: string) => settingsFound(sections, words, id => id).map(({ key }) => key)
  expect(found('field.phone')).toEqual(['shop.phone', 'operator.phone'])
  expect(found('phone section.operator')).toEqual(['operator.phone'])
  expect(found('rights.field.phone company')).toEqual([])
})
