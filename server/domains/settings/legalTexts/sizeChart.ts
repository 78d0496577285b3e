import type { Language } from '../../../kit/languages.ts'
import { childSizes, menSizes, type SizeRow, sizeTable, womenSizes } from './sizeTables.ts'
import { textOfStretches } from './types.ts'

/** Cuts whose wearers are measured. */
const measured = ['men', 'women', 'children'] as const
type Measured = (typeof measured)[number]
type Part = { readonly title: string; readonly heads: readonly [string, string, string] }

const rowsOf: Readonly<Record<Measured, readonly SizeRow[]>> = {
  men: menSizes,
  women: womenSizes,
  children: childSizes,
}

const words: Readonly<
  Record<Language, { readonly title: string; readonly intro: string } & Readonly<Record<Measured, Part>>>
> = {
  de: {
    title: 'Größenberatung',
    intro:
      'Messen Sie über der Unterwäsche, das Maßband liegt an, ohne einzuschnüren. Zwischen zwei Größen nehmen Sie für Trikots die kleinere, für Trainingsjacken die größere.',
    men: { title: 'Herren', heads: ['Größe', 'Brust (cm)', 'Taille (cm)'] },
    women: { title: 'Damen', heads: ['Größe', 'Brust (cm)', 'Hüfte (cm)'] },
    children: { title: 'Kinder', heads: ['Größe', 'Körpergröße (cm)', 'Alter etwa'] },
  },
  en: {
    title: 'Size guide',
    intro:
      'Measure over underwear, with the tape close but not tight. Between two sizes take the smaller one for jerseys and the larger one for training jackets.',
    men: { title: 'Men', heads: ['Size', 'Chest (cm)', 'Waist (cm)'] },
    women: { title: 'Women', heads: ['Size', 'Chest (cm)', 'Hips (cm)'] },
    children: { title: 'Children', heads: ['Size', 'Height (cm)', 'Age, about'] },
  },
}

/** A size in a cut, as a product has it; null: it has no cut. */
export type WornSize = { readonly fit: string | null; readonly size: string }

function chartOf(language: Language, rowsIn: (cut: Measured) => readonly SizeRow[]) {
  const { title, intro, ...parts } = words[language]
  const tables = measured.flatMap(cut => {
    const rows = rowsIn(cut)
    return rows.length > 0 ? [`<h2>${parts[cut].title}</h2>${sizeTable(parts[cut].heads, rows)}`] : []
  })
  if (tables.length === 0) return null
  return textOfStretches(title, [{ html: `<p>${intro}</p>` }, { part: 'sizeTables', html: tables.join('') }])
}

/** The standing page: all sizes that are measured. */
export const sizesText = (language: Language) => chartOf(language, cut => rowsOf[cut])!

/** The chart of a product (HTML): what is measured for the sizes in which it comes, by cut. Null for what nobody measures
 *  on a body, such as a bag. */
export const productSizeChart = (language: Language, worn: readonly WornSize[]) =>
  chartOf(language, cut => {
    const sizes = new Set(worn.flatMap(({ fit, size }) => (fit === cut ? [size] : [])))
    return rowsOf[cut].filter(([size]) => sizes.has(size))
  })
