import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pictureNamed } from '../../../platform/imageSizes.ts'
import { gridrefFields, gridrefsOf } from './gridrefs.ts'

const short = (
  list: readonly { readonly res: { readonly w: number; readonly h: number }; readonly gridref: string }[],
) => list.map(({ res, gridref }) => `${gridref}: ${res.w} x ${res.h}`)

describe('the sizes of a file', () => {
  test('are those of the shop, each with the pixels that are sent', () => {
    const { gridrefs, gridrefs_ng, gridref } = gridrefsOf({ width: 3000, height: 4000 })
    expect(short(gridrefs)).toEqual([
      '70x70: 53 x 70',
      '200x200: 150 x 200',
      '500: 500 x 667',
      '800x800: 600 x 800',
      '1000x1000: 750 x 1000',
      '1600x1600: 1200 x 1600',
      '2000: 2000 x 2667',
    ])
    expect(short(gridrefs_ng)).toEqual([
      '70x70.webp: 53 x 70',
      '200x200.webp: 150 x 200',
      '500.webp: 500 x 667',
      '800x800.webp: 600 x 800',
      '1000x1000.webp: 750 x 1000',
      '1600x1600.webp: 1200 x 1600',
      '2000.webp: 2000 x 2667',
      '70x70.avif: 53 x 70',
      '200x200.avif: 150 x 200',
      '500.avif: 500 x 667',
      '800x800.avif: 600 x 800',
      '1000x1000.avif: 750 x 1000',
      '1600x1600.avif: 1200 x 1600',
      '2000.avif: 2000 x 2667',
    ])
    expect(gridref).toBe('1600x1600')
  })

  test('rise, whatever the shape of the picture', () => {
    expect(short(gridrefsOf({ width: 4000, height: 3000 }).gridrefs)).toEqual([
      '70x70: 70 x 53',
      '200x200: 200 x 150',
      '500: 500 x 375',
      '800x800: 800 x 600',
      '1000x1000: 1000 x 750',
      '1024x800: 1024 x 768',
      '1600x1600: 1600 x 1200',
      '2000: 2000 x 1500',
    ])
  })

  test.each([
    ['wide', 4000, 3000, '1600x1600'],
    ['square', 5000, 5000, '1600x1600'],
    ['a panorama, of which none is high enough', 6000, 1000, '2000'],
    ['a tall one', 900, 1024, '1600x1600'],
    ['a small one', 300, 400, '500'],
    ['a single pixel', 1, 1, '70x70'],
  ])('the chosen one of %s', (_label, width, height, chosen) => {
    expect(gridrefsOf({ width, height }).gridref).toBe(chosen)
  })

  test('are listed once where the picture is too small to differ', () => {
    expect(gridrefsOf({ width: 300, height: 400 })).toMatchObject({
      gridrefs: [
        { res: { w: 53, h: 70 }, gridref: '70x70' },
        { res: { w: 150, h: 200 }, gridref: '200x200' },
        { res: { w: 300, h: 400 }, gridref: '500' },
      ],
      gridrefs_ng: { length: 6 },
    })
  })

  test('are none for what is no picture', () => {
    expect(gridrefsOf({ width: null, height: null })).toEqual({ gridrefs: [], gridrefs_ng: [], gridref: null })
  })

  test('are all made under their names, and answered as documented', () => {
    const answer = gridrefsOf({ width: 4000, height: 3000 })
    expect(z.strictObject(gridrefFields).parse(answer)).toEqual(answer)
    const names = [...answer.gridrefs, ...answer.gridrefs_ng].map(({ gridref }) => gridref)
    expect(names.filter(name => pictureNamed(name) === null)).toEqual([])
  })
})
