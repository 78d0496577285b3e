import { expect, test } from 'vitest'
import { problemsIn } from '../../../../adminKit/edit/fields.ts'
import { changesOf, type GroupForm, pictureFields, placedOf, placeFields, seoFields, wordFields } from './groupForm.ts'

const caps: GroupForm = {
  title: { de: ' Hauben ', en: 'Caps' },
  description: { de: ' ', en: '' },
  ...{ slug: '', parentIds: ['a'], sortOrder: '7', isMainGallery: true, imageAlt: { de: ' Hauben am Haken ', en: '' } },
  ...{ seoTitle: { de: '', en: '' }, seoDescription: { de: ' Warme Hauben. ', en: '' } },
  ...{ productOrder: 'RECOMMENDED', products: ['p1', 'p2'], images: [] },
}

test('of a new group all is sent, its address only where there is one', () => {
  expect(changesOf(caps, null, 'de')).toEqual({
    ...{ title: { de: 'Hauben', en: 'Caps' }, description: null },
    ...{ parentIds: ['a'], sortOrder: 7, isMainGallery: true, seoTitle: null, productOrder: 'RECOMMENDED' },
    seoDescription: { de: 'Warme Hauben.', en: null },
  })
})

test('of one that is there only what was changed, a text whole', () => {
  expect(changesOf(caps, ['title.de'], 'de')).toEqual({ title: { de: 'Hauben', en: 'Caps' } })
  expect(changesOf({ ...caps, slug: ' caps ' }, ['slug', 'parentIds'], 'de')).toEqual({
    slug: 'caps',
    parentIds: ['a'],
  })
  expect(changesOf(caps, ['imageAlt.de'], 'de')).toEqual({ imageAlt: { de: 'Hauben am Haken', en: null } })
  expect(changesOf({ ...caps, imageAlt: { de: ' ', en: '' } }, ['imageAlt.de'], 'de')).toEqual({ imageAlt: null })
})

test.each<[string, Partial<GroupForm>, boolean, readonly (readonly [string, unknown])[]]>([
  ['all that is needed', {}, true, []],
  ['no address, of one that has one', {}, false, [['slug', 'edit.missing']]],
  [
    'an English description without a German one',
    { description: { de: '', en: 'Warm' } },
    true,
    [['description.de', 'admin.groups.germanMissing']],
  ],
  [
    'more groups above it than can be',
    { parentIds: Array.from({ length: 21 }, (_, at) => `${at}`) },
    true,
    [['parentIds', { id: 'admin.groups.tooManyParents', values: { most: 20 } }]],
  ],
  [
    'an English description of the picture without a German one',
    { imageAlt: { de: '', en: 'Caps on a hook' } },
    true,
    [['imageAlt.de', 'admin.groups.germanMissing']],
  ],
  [
    'an English title for search engines without a German one',
    { seoTitle: { de: '', en: 'Caps' } },
    true,
    [['seoTitle.de', 'admin.groups.germanMissing']],
  ],
  ['a place that is no number', { sortOrder: 'x' }, true, [['sortOrder', 'admin.sorting.notWhole']]],
])('%s', (_label, changes, isNew, problems) => {
  const fields = [...wordFields(isNew), ...placeFields([], 'de'), ...pictureFields, ...seoFields]
  expect([...problemsIn(fields, { ...caps, ...changes })]).toEqual(problems)
})

test.each<[string, string[], number, string[]]>([
  ['nothing was moved', ['a', 'b', 'c', 'd'], 0, []],
  ['nothing was moved, two have a place', ['a', 'b', 'c', 'd'], 2, ['a', 'b']],
  ['the third to the front', ['c', 'a', 'b', 'd'], 0, ['c', 'a', 'b']],
  ['the first to the end', ['b', 'c', 'd', 'a'], 1, ['b', 'c', 'd', 'a']],
  ['the first two changed, three have a place', ['b', 'a', 'c', 'd'], 3, ['b', 'a', 'c']],
])('placed by hand is what stands before the last that was moved: %s', (_label, after, placed, expected) => {
  expect(placedOf(['a', 'b', 'c', 'd'], after, placed)).toEqual(expected)
})
