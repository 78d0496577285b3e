import { expect, test } from 'vitest'
import { problemsIn } from '../../../../adminKit/edit/fields.ts'
import { type ColorForm, changesOf, colorFields } from './colorForm.ts'

const mint: ColorForm = { title: { de: ' Minze ', en: '' }, code: '', hex: '#A0ffc0 ', sortOrder: '1.000', images: [] }

test('of a new colour all is sent, its code only where there is one', () => {
  expect(changesOf(mint, null, 'de')).toEqual({
    ...{ title: { de: 'Minze', en: null }, hex: '#A0ffc0', sortOrder: 1000 },
    imageIds: [],
  })
  expect(changesOf({ ...mint, code: 'mint' }, null, 'de')).toMatchObject({ code: 'mint' })
})

test('of one that is there only what was changed, a title whole', () => {
  expect(changesOf(mint, ['title.en'], 'de')).toEqual({ title: { de: 'Minze', en: null } })
  expect(changesOf(mint, ['sortOrder'], 'de')).toEqual({ sortOrder: 1000 })
})

test.each<[string, Partial<ColorForm>, boolean, readonly [string, string][]]>([
  ['all that is needed', {}, true, []],
  ['no code, of one that has one', {}, false, [['code', 'edit.missing']]],
  ['no German name', { title: { de: ' ', en: 'Mint' } }, true, [['title.de', 'edit.missing']]],
  ['a word for a colour value', { hex: 'grün' }, true, [['hex', 'admin.colors.hexWrong']]],
  ['spaces in the code', { code: 'mint light' }, true, [['code', 'admin.colors.codeWrong']]],
])('%s', (_label, changes, isNew, problems) => {
  expect([...problemsIn(colorFields(isNew, 'de'), { ...mint, ...changes })]).toEqual(problems)
})
