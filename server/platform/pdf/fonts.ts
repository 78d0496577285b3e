import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { coverageOf } from './coverage.ts'

const roboto = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto')
/** Cut from the shop's own fonts: `fonts/README.md`. */
const own = join(import.meta.dirname, 'fonts')

/** Where fonts lie; nothing else is read by whatever makes a document. */
export const fontsFolders = [roboto, own]

const files = {
  Roboto: ['Roboto-Regular', 'Roboto-Medium', 'Roboto-Italic', 'Roboto-MediumItalic'].map(name =>
    join(roboto, `${name}.ttf`),
  ),
  'Instrument Sans': ['Regular', 'SemiBold', 'Regular', 'SemiBold'].map(name =>
    join(own, `InstrumentSans-${name}.ttf`),
  ),
  Archivo: Array.from({ length: 4 }, () => join(own, 'Archivo-Bold.ttf')),
}

/** Families that a document may name. The first has the most scripts, and stands in where another lacks a letter. */
export const familyNames = Object.keys(files) as (keyof typeof files)[]

/** As pdfmake takes them: by family and style. */
export const fontFiles = Object.fromEntries(
  Object.entries(files).map(([family, [normal, bold, italics, bolditalics]]) => [
    family,
    { normal: normal!, bold: bold!, italics: italics!, bolditalics: bolditalics! },
  ]),
)

const covered = new Map<string, ReadonlySet<number>>()

function lettersOf(family: string): ReadonlySet<number> {
  const known = covered.get(family) ?? coverageOf(readFileSync(fontFiles[family]!.normal))
  covered.set(family, known)
  return known
}

/** What every family has. */
const plain = /^[\x20-\x7e\xa0-\xff\n\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/
/** What is never seen, and of which no font needs a glyph. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/

export type FontRun = { readonly text: string; readonly font?: string }

/** A text in parts, each with a family that has its letters; `family` where nothing is said. What none has becomes '?'. */
export function fontRuns(text: string, family: string): string | FontRun[] {
  if (plain.test(text)) return text
  const runs: { text: string; font?: string }[] = []
  const add = (character: string, font: string | undefined) => {
    const last = runs.at(-1)
    if (last && last.font === font) last.text += character
    else runs.push({ text: character, ...(font === undefined ? {} : { font }) })
  }
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0)!
    if (plain.test(character) || unseen.test(character) || lettersOf(family).has(code)) add(character, undefined)
    else if (lettersOf(familyNames[0]!).has(code)) add(character, familyNames[0])
    else if (!/\p{C}|\p{M}/u.test(character)) add('?', undefined)
  }
  return runs.length === 1 && runs[0]!.font === undefined ? runs[0]!.text : runs
}
