import { describe, expect, test } from 'vitest'
import { freeSlug, galleryRefusals, storedTitle } from './galleryChanges.ts'
import { gallerySettingsOf, intervalOf } from './gallerySettings.ts'

describe('settings of a gallery', () => {
  test.each([
    ['nothing', {}, {}],
    [
      'all of it',
      {
        showTitle: false,
        interval: 7,
        size: 'crop',
        onClick: 'fullscreen',
        sizeClick: 'stretch',
        pivotV: 'top',
        pivotH: 'left',
      },
      {
        showTitle: false,
        interval: 7,
        size: 'crop',
        onClick: 'fullscreen',
        sizeClick: 'stretch',
        pivotV: 'top',
        pivotH: 'left',
      },
    ],
    [
      'what is none becomes the default',
      {
        showTitle: 'yes',
        interval: 'soon',
        size: 'cover',
        onClick: 'zoom',
        sizeClick: 3,
        pivotV: 'left',
        pivotH: 'top',
      },
      {
        showTitle: true,
        interval: 0,
        size: 'fit',
        onClick: 'none',
        sizeClick: 'fit',
        pivotV: 'center',
        pivotH: 'center',
      },
    ],
    ['null becomes the default', { size: null, pivotV: null }, { size: 'fit', pivotV: 'center' }],
    ['other fields are passed over', { colour: 'red' }, {}],
    ['a pivot list of older data', { pivot: ['top', 'right'] }, { pivotV: 'top', pivotH: 'right' }],
    ['the same turned', { pivot: ['left', 'bottom'] }, { pivotV: 'bottom', pivotH: 'left' }],
    ['with one word that both know', { pivot: ['center', 'top'] }, { pivotV: 'top', pivotH: 'center' }],
    ['with what is none', { pivot: ['up', 7] }, { pivotV: 'center', pivotH: 'center' }],
    ['an empty pivot list', { pivot: [] }, { pivotV: 'center', pivotH: 'center' }],
    ['a pivot that is no list', { pivot: 'top' }, {}],
    [
      'newer fields beside the list win',
      { pivot: ['top', 'right'], pivotV: 'bottom' },
      { pivotV: 'bottom', pivotH: 'right' },
    ],
    ['names that every object has', { size: 'constructor', onClick: '__proto__' }, { size: 'fit', onClick: 'none' }],
  ])('%s', (_label, given, expected) => {
    expect(gallerySettingsOf(given)).toEqual(expected)
  })

  test.each([
    [5, 5],
    [2.5, 2.5],
    ['4', 4],
    [' 4,5 ', 4.5],
    ['', 0],
    ['  ', 0],
    ['5 s', 0],
    [-3, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
    [true, 0],
    [[5], 0],
  ])('the interval %j is %d seconds', (value, seconds) => {
    expect(intervalOf(value)).toBe(seconds)
  })
})

describe('changes of a gallery', () => {
  test.each([
    ['nothing', {}, []],
    ['an empty title', { title: { de: '' } }, []],
    ['a long title', { title: { de: 'x'.repeat(200) } }, []],
    ['a longer title', { title: { de: 'x'.repeat(201) } }, ['title: has more than 200 characters']],
    ['a longer English title', { title: { de: 'x', en: 'x'.repeat(201) } }, ['title: has more than 200 characters']],
    ['NUL in a title', { title: { de: 'a\0' } }, ['title: contains a character that cannot be stored']],
    ['an address', { slug: 'saison-2026' }, []],
    ['what is no address', { slug: '../x' }, ['slug: may have small letters, digits and single hyphens']],
    ['an hour', { interval: 3600 }, []],
    ['more than an hour', { interval: 3601 }, ['interval: must be from 0 to 3600 seconds']],
    ['less than nothing', { interval: -1 }, ['interval: must be from 0 to 3600 seconds']],
    ['no number', { interval: Number.NaN }, ['interval: must be from 0 to 3600 seconds']],
    ['a picture twice', { imageIds: ['a', 'b', 'a'] }, ['imageIds: names a picture twice']],
    ['most pictures', { imageIds: Array.from({ length: 500 }, (_, at) => String(at)) }, []],
    [
      'one more',
      { imageIds: Array.from({ length: 501 }, (_, at) => String(at)) },
      ['imageIds: has more than 500 pictures'],
    ],
  ])('%s', (_label, changes, expected) => {
    expect(galleryRefusals(changes).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(expected)
  })

  test.each([
    ['Saison 2026', [], 'saison-2026'],
    ['Größe', [], 'groesse'],
    ['Saison', ['saison', 'saison-2'], 'saison-3'],
    ['', [], 'galerie'],
    ['★', ['galerie'], 'galerie-2'],
    [`${'a'.repeat(73)} b`, [], `${'a'.repeat(73)}`],
  ])('an address of %j', (de, taken, expected) => {
    expect(freeSlug({ de }, new Set(taken))).toBe(expected)
  })

  test.each([
    [
      { de: ' Saison ', en: ' Season ' },
      { de: 'Saison', en: 'Season' },
    ],
    [
      { de: '', en: 'Season' },
      { de: 'Season', en: 'Season' },
    ],
    [{ de: 'Saison', en: ' ' }, { de: 'Saison' }],
    [null, { de: '' }],
  ])('the title %j is kept', (title, expected) => {
    expect(storedTitle(title)).toEqual(expected)
  })
})
