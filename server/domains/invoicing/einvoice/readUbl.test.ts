import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fullInvoice } from '../../../testing/invoiceSnapshots.ts'
import { readUbl } from './readUbl.ts'
import { brokenRules } from './rules/brokenRules.ts'
import type { Terms } from './terms.ts'
import { termsOf } from './termsOf.ts'
import { ublOf } from './ubl.ts'

const plain = termsOf(fullInvoice('invoice'))

describe('reading UBL of others', () => {
  test('payees and the VAT in another currency are read, too', () => {
    const terms: Terms = {
      ...plain,
      vatCurrency: 'SEK',
      payee: {
        ...{ name: 'Factor AG', identifiers: ['77'], globalIdentifiers: [{ id: '4000001000005', scheme: '0088' }] },
        registration: { id: 'HRB 1', scheme: null },
      },
      totals: { ...plain.totals, vat: [...plain.totals.vat, { currency: 'SEK', amount: 35_000 }] },
    }
    expect(readUbl(ublOf(terms))).toEqual({ terms, unknown: [] })
  })

  test('a discount is one, however no is written', () => {
    const xml = ublOf(plain).replaceAll('<cbc:ChargeIndicator>false<', '<cbc:ChargeIndicator>0<')
    expect(xml).toContain('ChargeIndicator>0<')
    expect(readUbl(xml)).toEqual({ terms: plain, unknown: [] })
  })
})

/** The folder of the reference data, which is no part of this repository. */
const reference = process.env.EINVOICE_REFERENCE
describe('invoices of others', () => {
  test.skipIf(!reference)(
    'every UBL example is read, and its sums are right (left out without EINVOICE_REFERENCE)',
    () => {
      const folder = join(reference!, 'examples')
      const examples = readdirSync(folder).filter(name => /^ubl-|-ubl\.xml$|^guide|^sample/.test(name))
      expect(examples).toHaveLength(12)
      const broken = examples.flatMap(name => {
        const reading = readUbl(readFileSync(join(folder, name)))
        if (reading.terms === null) return [`${name} is not read`]
        const rules = brokenRules(reading.terms, 'en16931').filter(({ isWarning }) => !isWarning)
        return rules.map(({ rule }) => `${name} ${rule}`)
      })
      // Lines of the examples are not what their quantity and price come to; the official rules do not look.
      const others = broken.filter(text => !text.endsWith(' PEPPOL-EN16931-R120'))
      expect(others).toEqual([])
    },
  )
})
