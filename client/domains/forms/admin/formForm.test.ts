import { expect, test } from 'vitest'
import { formChangesOf, formFormOf, newField, numberIn, optionsIn } from './formForm.ts'

const begun = {
  name: '',
  fields: [
    {
      key: 'size',
      kind: 'choice',
      label: { de: 'Größe', en: 'Size' },
      options: [
        { de: 'groß', en: 'large' },
        { de: 'M', en: '' },
      ],
    },
  ],
  recipients: [],
  thanks: { de: 'Danke', en: '' },
  confirms: true,
  keptDays: 365,
}

test('what the server has comes back as it was', () => {
  const { fields, keptDays, thanks } = formChangesOf(formFormOf(null, begun))
  expect(fields).toMatchObject([
    {
      key: 'size',
      kind: 'choice',
      lowest: null,
      options: [
        { de: 'groß', en: 'large' },
        { de: 'M', en: '' },
      ],
      shownIf: '',
    },
  ])
  expect([keptDays, thanks]).toEqual([365, { de: 'Danke', en: '' }])
})

test('new fields get keys of their labels, and what depends on them follows', () => {
  const form = formFormOf(null, begun)
  const club = { ...newField(form.fields), label: { de: 'Größe', en: '' } }
  const team = {
    ...newField([...form.fields, club]),
    label: { de: 'Mannschaft', en: '' },
    shownIf: club.key,
    shownValue: ' TV ',
  }
  const { fields } = formChangesOf({ ...form, fields: [...form.fields, club, team] })
  expect(fields).toMatchObject([
    { key: 'size' },
    { key: 'groesse' },
    { key: 'mannschaft', shownIf: 'groesse', shownValue: 'TV' },
  ])
})

test('lines are options, with their English behind a semicolon', () => {
  expect(optionsIn('groß; large\n\n M \n;x')).toEqual([
    { de: 'groß', en: 'large' },
    { de: 'M', en: '' },
  ])
})

test.each([
  ['', null],
  ['1,5', 1.5],
  ['x', undefined],
])('the limit %j is %j', (typed, value) => {
  expect(numberIn(typed)).toBe(value)
})
