import { describe, expect, test } from 'vitest'
import { changedFields, mergeValues, sectionsOf, withValueAt, withValuesAt } from './changes.ts'
import type { EditField, EditSection } from './fields.ts'

interface Person {
  name: string
  title: { de: string; en: string }
  tags: readonly string[]
  addresses: readonly { city: string }[]
}

const field = (path: string): EditField<Person> => ({ path, label: { text: path } })
const sections: readonly EditSection<Person>[] = [
  { id: 'who', title: { text: 'Who' }, fields: [field('name'), field('title.de'), field('title.en')] },
  { id: 'words', title: { text: 'Words' }, fields: [field('tags')] },
  { id: 'where', title: { text: 'Where' }, fields: [field('addresses')] },
]
const fields = sections.flatMap(section => section.fields)
const base: Person = { name: 'Kim', title: { de: 'Frau', en: 'Ms' }, tags: ['a'], addresses: [{ city: 'Linz' }] }

describe('what was changed', () => {
  test.each<[string, Person, readonly string[], readonly string[]]>([
    ['nothing', { ...base }, [], []],
    ['what was typed and taken back', { ...base, tags: ['a'] }, [], []],
    ['a text', { ...base, name: 'Kim H.' }, ['name'], ['who']],
    ['one language of a text', { ...base, title: { de: 'Frau', en: 'Mrs' } }, ['title.en'], ['who']],
    ['a list, as one change', { ...base, tags: ['a', 'b', 'c'] }, ['tags'], ['words']],
    ['a row of a list', { ...base, addresses: [{ city: 'Graz' }] }, ['addresses'], ['where']],
    ['several', { ...base, addresses: [], name: '' }, ['name', 'addresses'], ['who', 'where']],
  ])('%s', (_label, values, paths, ids) => {
    const changed = changedFields(fields, base, values)
    expect(changed).toEqual(paths)
    expect(sectionsOf(sections, changed).map(({ id }) => id)).toEqual(ids)
  })

  test('a problem of a row belongs to the section of its list', () => {
    expect(sectionsOf(sections, ['addresses.1.city']).map(({ id }) => id)).toEqual(['where'])
    expect(sectionsOf(sections, ['addressesOfOthers']).map(({ id }) => id)).toEqual([])
  })
})

test('a value is set without touching what was there', () => {
  expect(withValueAt(base, 'title.en', 'Mx')).toEqual({ ...base, title: { de: 'Frau', en: 'Mx' } })
  expect(withValueAt(base, 'addresses.0.city', 'Wels').addresses).toEqual([{ city: 'Wels' }])
  expect(withValueAt({ payment: {} }, 'payment.invoice.max', '9')).toEqual({ payment: { invoice: { max: '9' } } })
  expect(base.addresses).toEqual([{ city: 'Linz' }])
})

test('several values become so one after the other', () => {
  const values = withValuesAt(base, [
    ['title.en', 'Mx'],
    ['addresses.0.city', 'Wels'],
    ['title', { de: 'Herr', en: 'Mr' }],
    ['title.de', ''],
    ['name', 'Alex'],
  ])
  expect(values).toEqual({ ...base, name: 'Alex', title: { de: '', en: 'Mr' }, addresses: [{ city: 'Wels' }] })
  expect(base.title).toEqual({ de: 'Frau', en: 'Ms' })
})

describe('when somebody else has saved meanwhile', () => {
  test.each<[string, Person, Person, Person, readonly unknown[]]>([
    ['nobody touched it here: theirs', { ...base, name: 'Alex' }, base, { ...base, name: 'Alex' }, []],
    ['nobody touched it there: mine', base, { ...base, name: 'Kim H.' }, { ...base, name: 'Kim H.' }, []],
    [
      'both touched different fields: both',
      { ...base, tags: ['b'] },
      { ...base, name: 'Kim H.' },
      { ...base, name: 'Kim H.', tags: ['b'] },
      [],
    ],
    [
      'both touched different languages of a text: both',
      { ...base, title: { de: 'Dr.', en: 'Ms' } },
      { ...base, title: { de: 'Frau', en: 'Mrs' } },
      { ...base, title: { de: 'Dr.', en: 'Mrs' } },
      [],
    ],
    ['both did the same: no conflict', { ...base, name: 'Z' }, { ...base, name: 'Z' }, { ...base, name: 'Z' }, []],
    [
      'both touched one field: mine stays, and is listed',
      { ...base, name: 'Alex' },
      { ...base, name: 'Kim H.' },
      { ...base, name: 'Kim H.' },
      [{ path: 'name', theirs: 'Alex', mine: 'Kim H.' }],
    ],
    [
      'emptied there, changed here',
      { ...base, addresses: [] },
      { ...base, addresses: [{ city: 'Graz' }] },
      { ...base, addresses: [{ city: 'Graz' }] },
      [{ path: 'addresses', theirs: [], mine: [{ city: 'Graz' }] }],
    ],
  ])('%s', (_label, theirs, mine, values, conflicts) => {
    expect(mergeValues(fields, base, theirs, mine)).toEqual({ values, conflicts })
  })
})
