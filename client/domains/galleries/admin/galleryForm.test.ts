import { describe, expect, test } from 'vitest'
import {
  changesOf,
  type GalleryForm,
  imagesField,
  newGallery,
  secondsFrom,
  sliderFields,
  wordFields,
} from './galleryForm.ts'

const image = (id: string, isPublic = true) => ({ id, name: `${id}.jpg`, thumb: null, isPublic })
const form: GalleryForm = {
  ...newGallery,
  ...{ title: { de: ' Saison ', en: ' ' }, slug: 'saison', interval: '2,5', images: [image('b'), image('a')] },
}

test.each([
  ['5', 5],
  [' 2,5 ', 2.5],
  ['0', 0],
  ['3600', 3600],
  ['3601', null],
  ['-1', null],
  ['', null],
  ['5 s', null],
])('%j is %j seconds', (text, seconds) => {
  expect(secondsFrom(text)).toBe(seconds)
})

describe('a gallery is sent', () => {
  test('as a whole while it is new', () => {
    expect(changesOf(form, null)).toEqual({
      ...{ title: { de: 'Saison', en: null }, slug: 'saison', isPublic: false, showTitle: true, interval: 2.5 },
      ...{ size: 'FIT', onClick: 'NONE', sizeClick: 'FIT', pivotV: 'CENTER', pivotH: 'CENTER', imageIds: ['b', 'a'] },
    })
    expect(changesOf(newGallery, null)).not.toHaveProperty('slug')
  })

  test('as what was changed later', () => {
    expect(changesOf(form, ['images'])).toEqual({ imageIds: ['b', 'a'] })
    expect(changesOf(form, ['title.en', 'size'])).toEqual({ title: { de: 'Saison', en: null }, size: 'FIT' })
  })
})

test('how many pictures become public is said before it is saved', () => {
  const warn = wordFields(false).find(({ path }) => path === 'isPublic')!.warn!
  const images = [image('a'), image('b', false), image('c', false)]
  expect(warn({ ...form, images, isPublic: true })).toEqual({
    id: 'admin.galleries.becomesPublic',
    values: { count: 2 },
  })
  expect([warn({ ...form, images }), warn({ ...form, isPublic: true })]).toEqual([null, null])
})

test('what the server refuses is refused before', () => {
  const [interval] = sliderFields
  expect(interval!.check!({ ...form, interval: '9999' })).toEqual({
    id: 'admin.galleries.intervalWrong',
    values: { most: 3600 },
  })
  const images = Array.from({ length: 501 }, (_, at) => image(String(at)))
  expect(imagesField.check!({ ...form, images })).toEqual({ id: 'admin.galleries.tooMany', values: { most: 500 } })
  expect(imagesField.check!({ ...form, images: images.slice(1) })).toBe(null)
})
