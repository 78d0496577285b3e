import { describe, expect, test } from 'vitest'
import { qrCodeOf } from '../../../kit/qrCode.ts'
import { seller, snapshotOf } from '../../../testing/documents.ts'
import { readQrCode } from '../../../testing/readQrCode.ts'
import { transferCode } from './epc.ts'

describe('the code for a bank’s app', () => {
  test('says to whom, how much and what for', () => {
    const code = transferCode(snapshotOf())!
    expect(code.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'RLNWATWWXXX', 'Halle & Feld Sportbekleidung GmbH'],
      ...['AT611904300234573201', 'EUR24.90', '', '', 'RE-2026-00001'],
    ])
    expect(readQrCode(qrCodeOf(code))).toBe(code)
  })

  test('asks for what is still due, and for nothing where nothing is to be transferred', () => {
    expect(transferCode(snapshotOf({ paid: 1000 }))).toContain('\nEUR14.90\n')
    expect(transferCode(snapshotOf({ paid: 2490 }))).toBeNull()
    expect(transferCode(snapshotOf({ sort: 'cancellation' }))).toBeNull()
    expect(transferCode(snapshotOf({ kind: 'offer' }))).toBeNull()
    expect(transferCode(snapshotOf({ paymentMethod: 'Kreditkarte' }))).toBeNull()
    expect(transferCode(snapshotOf({ seller: { ...seller, bank: null } }))).toBeNull()
  })
})
