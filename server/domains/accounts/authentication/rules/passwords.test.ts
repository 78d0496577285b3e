import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'
import { newPasswordRefusals } from './newPassword.ts'
import cases from './passwordStrength.cases.json' with { type: 'json' }
import { passwordStrength } from './passwordStrength.ts'

test.each(cases as [string, string, number][])('the strength of %s', (_label, password, score) => {
  expect(passwordStrength(password)).toBe(score)
})

test.each([
  'Passwort1!',
  'P@ssw0rt2026!',
  'password123',
  'Fussball2026',
  '!!Willkommen!!',
  '12345678901234567',
  'abcabcabcabc',
  'AAAAAAAAAAAAAAAAAAAAAA',
  'Qwertz123456',
  'Aa123456',
  'Metallica1',
  'metallica!',
  'METALLICA2026',
  'Trustno1!',
  '1qaz2wsx',
  'Iloveyou!!',
  'L3tm31n99',
  'Liverpool#1',
  'Rapid-Wien-1899',
  'Bayern München 9',
])('%s is common', password => expect(isCommonPassword(password)).toBe(true))

test.each([
  'Turnhalle-2026',
  'vier Wörter ohne Zusammenhang',
  'xK9#mQ2$vL',
  'passwortlos glücklich',
  'Sporthalle-2027',
  'Umkleide links, Gang 4',
  'kx7Q#91!',
  'Rapid-Umkleide-7',
  'Sommer Elefant 12',
])('%s is not', password => expect(isCommonPassword(password)).toBe(false))

describe('a new password', () => {
  const own = ['kim.hofstaetter@usv-nordwald.at', 'Kim', 'Hofstaetter', null, 'Halle & Feld']
  const reasonOf = (password: string, passwordRepeat?: string | null) =>
    newPasswordRefusals({ password, passwordRepeat }, own).map(
      ({ code, details }) => `${code} ${details?.reason ?? ''}`,
    )

  test.each([
    ['seven characters', 'aB1!xyz', ['PASSWORD_TOO_WEAK short']],
    ['eight of four kinds', 'aB1!xyzw', []],
    ['nine small letters', 'xkfmvtrqp', ['PASSWORD_TOO_WEAK weak']],
    ['thirteen small letters', 'xkfmvtrqpzlwh', []],
    ['a common one', 'Passwort1!', ['PASSWORD_TOO_WEAK common']],
    ['the person’s name with a year', 'Hofstaetter2026', ['PASSWORD_TOO_WEAK own']],
    ['the club of the address', 'usv-Nordwald1', ['PASSWORD_TOO_WEAK own']],
    ['the shop’s name', 'HalleFeld2026!', ['PASSWORD_TOO_WEAK own']],
    ['the shop’s name, written out', 'Halle-und-Feld1', ['PASSWORD_TOO_WEAK own']],
    ['a leaked one of three kinds', 'Aa123456', ['PASSWORD_TOO_WEAK common']],
    ['the name in something longer', 'Hofstaetter mag blaue Elefanten', []],
    ['200 characters', `aB1!${'xy'.repeat(98)}`, []],
    ['201 characters', `aB1!x${'xy'.repeat(98)}`, ['PASSWORD_TOO_WEAK long']],
  ])('of %s', (_label, password, expected) => expect(reasonOf(password)).toEqual(expected))

  test('repeated otherwise is refused, composed otherwise is not', () => {
    expect(reasonOf('Grün-und-weiß-7', 'Grün-und-weiß-8')).toEqual(['PASSWORDS_DIFFER '])
    expect(reasonOf('Gr\u00fcn-und-weiß-7', 'Gru\u0308n-und-weiß-7')).toEqual([])
    expect(reasonOf('Grün-und-weiß-7', null)).toEqual([])
  })
})
