import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { cropRefusals, isUntouched, type PictureEdit, type Sides, tidied, untouched } from './pictureEdit.ts'

/** Documents with more pages are not edited page by page. */
export const mostPages = 500

/** What is done to a page, the first has number 1; sides and rectangles in points, 72 to an inch. Pages are not mirrored. */
export type PageEdit = PictureEdit & { readonly number: number }

/** What an editor did to the pages of a document, always of the untouched one; pages that are as they were are left out. */
export type DocumentEdit = { readonly pages: readonly PageEdit[] }

/** What is done to each page of a document with pages of these sides, one after the other. */
export const pagesWith = (edit: DocumentEdit | null, sides: readonly Sides[]): PageEdit[] =>
  sides.map((original, index) => {
    const number = index + 1
    return edit?.pages.find(page => page.number === number) ?? { number, ...untouched(original) }
  })

/** What is done to pages as it is kept; null where nothing is. */
export function tidiedPages(pages: readonly PageEdit[]): DocumentEdit | null {
  const changed = pages.map(page => ({ ...tidied(page), number: page.number })).filter(page => !isUntouched(page))
  return changed.length > 0 ? { pages: changed } : null
}

/** Refuses with CROP_INVALID rectangles that do not lie within their page. */
export const pageRefusals = (
  pages: readonly PageEdit[],
  path: (page: PageEdit) => readonly string[],
): readonly Refusal[] => pages.flatMap(page => cropRefusals(page, path(page)))

/** Refuses with INVALID_INPUT numbers of pages that a document does not have. */
export const numberRefusals = (
  numbers: readonly number[],
  count: number,
  path: (index: number) => readonly string[],
): readonly Refusal[] =>
  numbers.flatMap((number, index) =>
    Number.isInteger(number) && number >= 1 && number <= count
      ? []
      : [refusal('INVALID_INPUT', path(index), `is no page from 1 to ${count}`)],
  )
