import { describe, expect, test } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import { ruleText } from './ruleTexts.ts'

const intl = createShopIntl('de', allTexts.de, 'Europe/Vienna')

describe('the text of a rule of e-invoices', () => {
  test.each([
    ['BR-DE-15', 'Die Leitweg-ID oder Referenz des Empfängers fehlt.'],
    ['DE-R-015', 'Die Leitweg-ID oder Referenz des Empfängers fehlt.'],
    [
      'BR-IC-02',
      'Innergemeinschaftliche Lieferung: Bei Verkäufer oder Empfänger fehlt eine UID-Nummer, oder es steht eine, wo keine hingehört.',
    ],
    ['BR-IC-11', 'Bei einer innergemeinschaftlichen Lieferung fehlt, wann geliefert wurde.'],
    ['BR-99', 'Regel BR-99 ist verletzt.'],
  ])('of %s', (rule, text) => {
    expect(ruleText(intl, rule)).toBe(text)
  })
})
