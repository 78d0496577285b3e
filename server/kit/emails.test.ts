import { describe, expect, test } from 'vitest'
import { isEmail, tidyEmail } from './emails.ts'

describe('e-mail addresses', () => {
  test.each([
    'kim@example.com',
    'kim.muster+verein@sub.example.co.at',
    'ö@öäü.at',
    "o'neill@example.ie",
    'a@b.co',
    '7@4711.de',
    'kim@xn--mller-kva.de',
    'kim@example.xn--vermgensberatung-pwb',
    'иван@почта.рф',
    'kim-@ein-verein.at',
    `${'k'.repeat(64)}@example.com`,
  ])('%s is one', text => expect(isEmail(text)).toBe(true))

  test.each([
    ['nothing', ''],
    ['no domain', 'kim'],
    ['an empty domain', 'kim@'],
    ['no local part', '@example.com'],
    ['a domain without a dot', 'kim@example'],
    ['two @', 'kim@@example.com'],
    ['an empty label', 'kim@example..com'],
    ['hyphens alone', '-@-.-'],
    ['a label that begins with a hyphen', 'kim@-example.com'],
    ['a label that ends with a hyphen', 'kim@example-.com'],
    ['dots and hyphens alone', '-.-@example.com'],
    ['a dot in front', '.kim@example.com'],
    ['a dot at the end', 'kim.@example.com'],
    ['two dots', 'kim..muster@example.com'],
    ['a last part of digits', 'kim@127.0.0.1'],
    ['a last part of one letter', 'kim@example.c'],
    ['an underscore in the domain', 'kim@exa_mple.com'],
    ['white space', 'kim @example.com'],
    ['several', 'kim@example.com, uwe@example.com'],
    ['a name with it', 'Kim <kim@example.com>'],
    ['a line break', 'kim@example.com\nBcc: all@example.com'],
    ['a carriage return', 'kim@example.com\rBcc: all@example.com'],
    ['a NUL', 'kim\u0000@example.com'],
    ['text that runs the other way', 'kim\u202e@example.com'],
    ['a character without width', 'ki\u200bm@example.com'],
    ['a soft hyphen', 'kim@exam\u00adple.com'],
    ['half a character', 'kim\ud800@example.com'],
    ['wide letters', 'kim@ｅxample.com'],
    ['a ligature', 'ﬁona@example.com'],
    ['a Cyrillic letter in a Latin domain', 'kim@exаmple.com'],
    ['a Cyrillic letter in a Latin name', 'kіm@example.com'],
    ['a Greek letter in a Latin name', 'k\u03bfm@example.com'],
    ['Cyrillic twins of Latin letters alone', 'kim@асе.com'],
    ['a local part of 65 characters', `${'k'.repeat(65)}@example.com`],
    ['a label of 64 characters', `kim@${'e'.repeat(64)}.com`],
    ['255 characters', `kim@${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.example`],
  ])('%s is none', (_label, text) => expect(isEmail(text)).toBe(false))

  test('white space around one goes, letters are composed, capitals stay', () => {
    expect(tidyEmail('  Mu\u0308ller@Example.com\n')).toBe('Müller@Example.com')
  })
})
