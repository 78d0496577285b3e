import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { lockedPdf, pdfOf, signedPdf } from '../../testing/pdf.ts'
import { documentPages, editedDocument, firstPage, type PageChange, pageOf } from './pdf.ts'

const folder = await mkdtemp(join(tmpdir(), 'shop-pdf-'))
afterAll(() => rm(folder, { recursive: true }))

let files = 0
async function placed(content: Uint8Array): Promise<string> {
  files += 1
  const path = join(folder, `${files}.pdf`)
  await writeFile(path, content)
  return path
}

/** Sides of a page's picture, and the names of the colours at the middle of its left, top, right and bottom edge. */
async function seen(path: string, number: number) {
  const page = await pageOf(path, number)
  const { data, info } = await sharp(page!).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3
    return data[place + 1]! > 128 ? 'white' : 'red'
  }
  return [info.width, info.height, at(0.1, 0.5), at(0.5, 0.1), at(0.9, 0.5), at(0.5, 0.9)]
}

const wide = '/MediaBox[0 0 200 100]'
/** What is drawn lies to the left in it; it is seen turned to the right, so that it is at the top. */
const turnedPage = '/MediaBox[0 0 200 100]/Rotate 90'
/** What is seen begins at 50, 20, so that forty of it are red. */
const inset = '/MediaBox[0 0 200 100]/CropBox[50 20 200 100]'

test('the pages of a document have the sides with which they are seen', async () => {
  const path = await placed(pdfOf([wide, turnedPage, inset, '/MediaBox[0 0 595.28 841.89]']))
  expect(await documentPages(path)).toEqual({
    pages: [
      { width: 200, height: 100 },
      { width: 100, height: 200 },
      { width: 150, height: 80 },
      { width: 595, height: 841 },
    ],
  })
})

describe('a page', () => {
  const crop = { left: 50, top: 0, width: 100, height: 50 }
  test.each([
    ['as it is', wide, { turned: 0, crop: null }, [2000, 1000, 'red', 'white', 'white', 'white']],
    ['turned right', wide, { turned: 90, crop: null }, [1000, 2000, 'white', 'red', 'white', 'white']],
    ['half a turn', wide, { turned: 180, crop: null }, [2000, 1000, 'white', 'white', 'red', 'white']],
    ['turned left', wide, { turned: 270, crop: null }, [1000, 2000, 'white', 'white', 'white', 'red']],
    ['cropped', wide, { turned: 0, crop }, [2000, 1000, 'red', 'white', 'white', 'white']],
    [
      'cropped to what is red',
      wide,
      { turned: 0, crop: { left: 10, top: 10, width: 80, height: 80 } },
      [2000, 2000, 'red', 'red', 'red', 'red'],
    ],
    [
      'turned right and cropped to what is red then',
      wide,
      { turned: 90, crop: { left: 0, top: 0, width: 100, height: 90 } },
      [2000, 1800, 'red', 'red', 'red', 'red'],
    ],
    [
      'turned left and cropped to the last of it',
      wide,
      { turned: 270, crop: { left: 0, top: 80, width: 100, height: 120 } },
      [1667, 2000, 'red', 'white', 'red', 'red'],
    ],
    [
      'that was turned, turned once more and cropped',
      turnedPage,
      { turned: 90, crop: { left: 110, top: 0, width: 90, height: 100 } },
      [1800, 2000, 'red', 'red', 'red', 'red'],
    ],
    [
      'whose edge was cropped, cropped from what is seen',
      inset,
      { turned: 0, crop: { left: 0, top: 0, width: 40, height: 80 } },
      [1000, 2000, 'red', 'red', 'red', 'red'],
    ],
  ] as [string, string, Omit<PageChange, 'number'>, unknown[]][])('%s', async (_label, page, change, looks) => {
    const path = await placed(pdfOf([wide, page]))
    const made = await editedDocument(path, [{ number: 2, ...change }])
    const there = await placed(made!)
    expect(await seen(there, 2)).toEqual(looks)
    // The others stay as they were.
    expect(await seen(there, 1)).toEqual([2000, 1000, 'red', 'white', 'white', 'white'])
  })
})

test('what cannot be edited says why', async () => {
  const many = pdfOf(Array.from({ length: 501 }, () => wide))
  const found = [lockedPdf(), signedPdf(), many, pdfOf([]), Buffer.from('%PDF-1.7 nothing')].map(async content =>
    documentPages(await placed(content)),
  )
  expect(await Promise.all(found)).toEqual([
    { obstacle: 'locked' },
    { obstacle: 'signed' },
    { obstacle: 'tooLarge' },
    { obstacle: 'damaged' },
    { obstacle: 'damaged' },
  ])
  expect(await editedDocument(await placed(lockedPdf()), [{ number: 1, turned: 90, crop: null }])).toBeNull()
})

test('there is no picture of a page that there is not', async () => {
  const path = await placed(pdfOf([wide]))
  expect([await pageOf(path, 2), (await firstPage(path))?.subarray(1, 4).toString()]).toEqual([null, 'PNG'])
})

test('a document that is too large is not read', async () => {
  const path = await placed(Buffer.concat([pdfOf([wide]), Buffer.alloc(100_000_001)]))
  expect(await documentPages(path)).toEqual({ obstacle: 'tooLarge' })
  expect([await pageOf(path, 1), await editedDocument(path, [])]).toEqual([null, null])
})
