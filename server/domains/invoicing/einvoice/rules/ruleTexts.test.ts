import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allRules } from './brokenRules.ts'

const folder = join(import.meta.dirname, '../../../../../client/domains/invoicing/admin/rules')
const textsIn = (language: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(folder, `texts/${language}.json`), 'utf8')) as object)

/** The text that people read of a rule: those of VAT are said of each category, those of Peppol for Germany as of XRechnung. */
function textsOf(rule: string): string[] {
  const german = /^DE-R-0*(\d+)$/.exec(rule)?.[1]
  const vat = /^BR-(S|Z|E|AE|IC|G|O)-(01|02|05|08|09|10)$/.exec(rule)
  if (vat) return [`invoicing.rule.category-${vat[1]}`, `invoicing.rule.vat-${vat[2]}`]
  return [`invoicing.rule.${german === undefined ? rule : `BR-DE-${german}`}`]
}

test.each(['de', 'en'])('every rule has a text for people, and no other has one (%s)', language => {
  const wanted = new Set([...allRules.flatMap(({ id }) => textsOf(id)), 'invoicing.rule.other'])
  const said = textsIn(language).filter(key => key.startsWith('invoicing.rule.'))
  expect(said.toSorted()).toEqual([...wanted].toSorted())
})
