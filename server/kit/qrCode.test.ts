import { expect, test } from 'vitest'
import { readQrCode } from '../testing/readQrCode.ts'
import { qrCodeOf } from './qrCode.ts'

test.each([
  ['an address', 'https://europa.eu/youreurope/garantien'],
  [
    'the key of an authenticator app',
    'otpauth://totp/Halle%20%26%20Feld:eva%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Halle%20%26%20Feld',
  ],
])('a QR code of %s is read as it was written', (_label, text) => {
  expect(readQrCode(qrCodeOf(text))).toBe(text)
})
