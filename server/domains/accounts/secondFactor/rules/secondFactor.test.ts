import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { qrCodeOf } from '../../../../kit/qrCode.ts'
import { newRecoveryCode, recoveryCodeOf } from './recoveryCodes.ts'
import { matchingStep, newTotpSecret, otpauthUrl, totpCodeAt, totpCodeOf } from './totp.ts'

describe('codes of an app', () => {
  // The secret of RFC 6238, appendix B, in base32; its codes have eight digits there, of which six are left.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('%i seconds after the epoch: %s', (seconds, code) => {
    const at = new Date(seconds * 1000)
    expect(totpCodeAt(secret, at)).toBe(code)
    expect(matchingStep(secret, code, at)).toBe(Math.floor(seconds / 30))
  })

  test('belong to the step before and after too, and to none further off', () => {
    const at = (steps: number) => new Date(1_111_111_109_000 + steps * 30_000)
    const step = Math.floor(1_111_111_109 / 30)
    const found = [-2, -1, 0, 1, 2].map(steps => matchingStep(secret, '081804', at(steps)))
    expect(found).toEqual([null, step, step, step, null])
  })

  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['١٢٣٤٥٦', null],
    ['', null],
  ])('typed as "%s"', (typed, code) => {
    expect(totpCodeOf(typed)).toBe(code)
  })

  test('an address for apps names shop and person, whatever signs are in their names', () => {
    const url = new URL(otpauthUrl(newTotpSecret(), 'Halle & Feld: Shop', 'kim+öl@example.com'))
    expect(decodeURIComponent(url.pathname)).toMatch(/^\/+(totp\/)?Halle & Feld {2}Shop:kim\+öl@example\.com$/)
    expect(url.searchParams.get('issuer')).toBe('Halle & Feld  Shop')
  })
})

describe('recovery codes', () => {
  test('are read as they were given out, whatever case and separators', () => {
    fc.assert(
      fc.property(fc.constantFrom(' ', '-', ''), fc.boolean(), (separator, isSmall) => {
        const code = newRecoveryCode()
        const typed = code.replace('-', separator)
        expect(recoveryCodeOf(isSmall ? typed.toLowerCase() : typed)).toBe(code.replace('-', ''))
      }),
    )
  })

  test.each([
    ['letters taken for digits', 'oiL23-45678', '0112345678'],
    ['too short', '12345-6789', null],
    ['too long', '12345-678901', null],
    ['signs that none has', '12345-6789U', null],
    ['nothing', '', null],
  ])('%s', (_label, typed, code) => {
    expect(recoveryCodeOf(typed)).toBe(code)
  })
})

test('a QR code has a border of four clear modules, and begins with a finder pattern', () => {
  const { size, path } = qrCodeOf('otpauth://totp/Halle:kim?secret=GEZDGNBV')
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, width]) => [+x!, +y!, +width!] as const)
  expect(bars.length).toBeGreaterThan(100)
  expect(bars.every(([x, y, width]) => x >= 4 && y >= 4 && x + width <= size - 4 && y < size - 4)).toBe(true)
  // The upper left finder pattern begins with seven dark modules.
  expect(bars[0]).toEqual([4, 4, 7])
})
