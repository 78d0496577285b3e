import { describe, expect, test } from 'vitest'
import { canArrange, changedView, sortsWith, viewAtFirst } from './sorts.ts'

const view = viewAtFirst(false)

describe('what the overlay shows', () => {
  test('begins with the pictures of the gallery, or with new uploads where it has none', () => {
    expect([viewAtFirst(true).sort, viewAtFirst(false).sort]).toEqual(['in_gallery', 'recently_uploaded'])
  })

  test('begins with its first page again when something else is chosen', () => {
    const later = { ...view, after: 'page-3', tag: 'halle' }
    expect(changedView(later, { search: 'x' })).toEqual({ ...view, search: 'x', tag: 'halle', after: null })
  })

  test('has an archive where there are files of it', () => {
    expect(sortsWith(false)).toEqual(['recently_uploaded', 'in_gallery', 'upload_queued'])
    expect(sortsWith(true)).toEqual(['recently_uploaded', 'in_gallery', 'upload_queued', 'from_archive'])
  })

  test.each([
    ['in the gallery', { sort: 'in_gallery' }, true],
    ['not while they are searched', { sort: 'in_gallery', search: 'a' }, false],
    ['nowhere else', { sort: 'recently_uploaded' }, false],
  ] as const)('lets pictures be moved: %s', (_label, changes, expected) => {
    expect(canArrange({ ...view, ...changes })).toBe(expected)
  })
})
