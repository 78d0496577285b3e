import { expect, test } from 'vitest'
import { type Content, changedFields, changesOf, merged } from './content.ts'

const base: Content = {
  ...{ title: { de: 'A', en: '' }, slug: { de: '', en: '' }, description: { de: '', en: '' } },
  ...{
    place: { de: '', en: '' },
    imageId: null,
    noindex: { de: false, en: false },
    tags: [],
    mediaIds: [],
    downloadIds: [],
    links: [],
  },
  ...{ publishDate: null, startsAt: null, endsAt: null, blocks: [] },
}

test('only what is different is sent; blocks go as a document', () => {
  const next = { ...base, title: { de: 'A', en: 'A' }, blocks: [...base.blocks], tags: [] }
  expect(changedFields(base, next)).toEqual(['title'])
  expect(changesOf(next, ['title', 'blocks'])).toEqual({ title: { de: 'A', en: 'A' }, document: { blocks: [] } })
})

test('of two people who changed something else both are kept', () => {
  const mine = { ...base, tags: ['a'] }
  const theirs = { ...base, imageId: 'f1' }
  expect(merged({ mine: base, theirs: base }, mine, theirs)).toEqual({
    ...{ content: { ...base, tags: ['a'], imageId: 'f1' }, conflicts: [] },
  })
})

test('the same change by both is none to decide about', () => {
  const both = { ...base, tags: ['a'] }
  expect(merged({ mine: base, theirs: base }, both, { ...base, tags: ['a'] }).conflicts).toEqual([])
})

test('what the server tidied is no change of somebody else', () => {
  const mine = { ...base, title: { de: 'A ', en: '' } }
  const tidied = { ...base, title: { de: 'A', en: '' } }
  const typed = { ...base, title: { de: 'A b', en: '' } }
  expect(merged({ mine, theirs: tidied }, typed, { ...tidied, tags: ['x'] })).toEqual({
    ...{ content: { ...typed, tags: ['x'] }, conflicts: [] },
  })
})
