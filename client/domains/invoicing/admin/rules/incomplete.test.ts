import { describe, expect, test } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import { incompleteTexts, saidWhole } from './incomplete.ts'

const intl = createShopIntl('de', allTexts.de, 'Europe/Vienna')
const missing = (path: string, rule: string | null = null) => ({
  ...{ code: 'INVOICE_INCOMPLETE', path: path.split('.'), rule },
})

describe('what keeps an invoice from being issued', () => {
  test.each([
    ['a rule', missing('content.leitwegId', 'BR-DE-15'), 'Die Leitweg-ID oder Referenz des Empfängers fehlt.'],
    [
      'the shop',
      missing('seller.street'),
      'Name oder Anschrift des Shops ist unvollständig (Einstellungen, Allgemein).',
    ],
    ['a receiver', missing('content.receiver.name'), 'Name oder Anschrift des Empfängers ist unvollständig.'],
    [
      'the rate of a line',
      missing('content.lines.0.vatRate'),
      'Eine Position hat einen Steuersatz, den es dort an diesem Tag nicht gibt.',
    ],
    ['a place that nobody named', missing('preceding'), 'Es fehlt eine Pflichtangabe.'],
  ])('names %s', (_label, refusal, text) => {
    expect(incompleteTexts(intl, [refusal])).toEqual([text])
  })

  test('is said once, however many places it has', () => {
    expect(incompleteTexts(intl, [missing('seller.zip'), missing('seller.city')])).toHaveLength(1)
  })

  test('is said as a whole, and what else was refused stays as it is', () => {
    const stale = { code: 'STALE_REVISION', path: ['revision'], rule: null }
    const answer = { isDone: false, refusals: [missing('lines'), stale] }
    expect(saidWhole(intl, answer)).toEqual({
      ...{ isDone: false, refusals: [stale] },
      general: [{ text: 'Das Dokument hat keine Position.' }],
    })
  })
})
