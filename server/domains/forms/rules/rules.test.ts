import { describe, expect, test } from 'vitest'
import { fitsPattern } from '../../../platform/patterns.ts'
import { fieldOf } from '../../../testing/forms.ts'
import { checkedAnswers, numberIn, senderOf } from './answers.ts'
import { changedForm, newForm, newFormOf } from './fields.ts'

const none = { de: '', en: '' }
const changed = (fields: readonly object[], more: object = {}) =>
  changedForm({ ...newForm, name: 'Anfrage' }, { fields, ...more }, ['changes'])
const codes = (refusals: readonly { code: string; path: readonly string[] }[]) =>
  refusals.map(({ code, path }) => `${code} ${path.join('.')}`)
const asked = (...fields: object[]) => {
  const { form, refusals } = changed(fields)
  expect(refusals).toEqual([])
  return form.fields
}
const answered = (fields: Parameters<typeof checkedAnswers>[0], answers: Record<string, string | string[]>) =>
  checkedAnswers(
    fields,
    Object.entries(answers).map(([key, values]) => ({ key, values: [values].flat() })),
    'de',
    fitsPattern,
  )
/** What is kept of one answer, or why it is refused. */
const one = (kind: string, more: object, value: string | string[]) => {
  const { answers, refusals } = answered(asked(fieldOf('it', kind, more)), { it: value })
  return refusals.length > 0 ? refusals.map(({ code }) => code).join() : answers[0]?.values.join('|')
}

describe('a form', () => {
  test('begins with the questions of a contact form', () => {
    expect(newForm.fields.map(({ key, kind, isRequired }) => [key, kind, isRequired])).toEqual([
      ['name', 'text', true],
      ['email', 'email', true],
      ['message', 'longText', true],
    ])
    expect(changedForm({ ...newForm, name: 'Kontakt' }, { fields: newForm.fields }, []).refusals).toEqual([])
  })

  test('begins with what the configuration names, in its order, each once', () => {
    const { fields } = newFormOf([
      'phone',
      'email',
      'trikotnummer',
      'orderNumber',
      'jerseyColour',
      'email',
      'constructor',
    ])
    expect(fields.map(({ key, kind, label, isRequired }) => [key, kind, label.de, isRequired])).toEqual([
      ['phone', 'phone', 'Telefon', false],
      ['email', 'email', 'E-Mail-Adresse', true],
      ['trikotnummer', 'text', 'Trikotnummer', false],
      ['order-number', 'text', 'Bestellnummer', false],
      ['jersey-colour', 'text', 'JerseyColour', false],
      ['constructor', 'text', 'Constructor', false],
    ])
    expect(changedForm({ ...newFormOf(['files', 'amount', 'date']), name: 'Anfrage' }, {}, []).refusals).toEqual([])
    expect(newFormOf([])).toEqual(newForm)
  })

  test.each([
    ['without a name', { name: ' ' }, ['NAME_INVALID changes.name']],
    ['a recipient that is no address', { recipients: ['a@example.com', 'b'] }, ['EMAIL_INVALID changes.recipients']],
    ['kept for less than no time', { keptDays: -1 }, ['INVALID_INPUT changes.keptDays']],
    ['nothing asked', { fields: [fieldOf('a', 'heading')] }, ['INVALID_INPUT changes.fields']],
    ['an unknown kind', { fields: [fieldOf('a', 'colour')] }, ['INVALID_INPUT changes.fields.0.kind']],
    ['a key twice', { fields: [fieldOf('a', 'text'), fieldOf('a', 'text')] }, ['ENTRY_TWICE changes.fields.1.key']],
    ['a key of other letters', { fields: [fieldOf('Ä', 'text')] }, ['INVALID_INPUT changes.fields.0.key']],
    ['no German label', { fields: [fieldOf('a', 'text', { label: none })] }, ['INVALID_INPUT changes.fields.0.label']],
    [
      'limits reversed',
      { fields: [fieldOf('a', 'number', { lowest: 2, highest: 1 })] },
      ['RANGE_REVERSED changes.fields.0.highest'],
    ],
    ['nothing to choose', { fields: [fieldOf('a', 'choice')] }, ['INVALID_INPUT changes.fields.0.options']],
    [
      'the same to choose twice',
      {
        fields: [
          fieldOf('a', 'choice', {
            options: [
              { de: 'x', en: 'x' },
              { de: 'x', en: 'y' },
            ],
          }),
        ],
      },
      ['ENTRY_TWICE changes.fields.0.options'],
    ],
    [
      'shown by itself',
      { fields: [fieldOf('a', 'text', { shownIf: 'a' })] },
      ['INVALID_INPUT changes.fields.0.shownIf'],
    ],
    [
      'more than a thousand to choose',
      {
        fields: [
          fieldOf('a', 'multiChoice', { options: Array.from({ length: 1001 }, (_, at) => ({ de: `${at}`, en: '' })) }),
        ],
      },
      ['INVALID_INPUT changes.fields.0.options'],
    ],
  ])('%s is refused', (_label, changes, expected) => {
    const { refusals } = changedForm({ ...newForm, name: 'Anfrage' }, changes, ['changes'])
    expect(codes(refusals)).toEqual(expected)
  })
})

describe('an answer', () => {
  test.each([
    ['1,5', 1.5],
    ['007', 7],
    ['.5', 0.5],
    ['-,5', -0.5],
    ['1.200,5', null],
    ['', null],
    ['x', null],
  ])('the number %j is %j', (typed, value) => {
    expect(numberIn(typed)).toBe(value)
  })

  const sizes = {
    options: [
      { de: 'groß', en: 'large' },
      { de: 'klein', en: 'small' },
    ],
  }
  test.each([
    ['text', {}, '  Kim \t Muster ', 'Kim Muster'],
    ['text', { highest: 3 }, 'lang', 'ANSWER_INVALID'],
    ['text', { lowest: 3 }, 'ab', 'ANSWER_INVALID'],
    ['text', { pattern: '\\d{4}' }, '123', 'ANSWER_INVALID'],
    ['text', { pattern: '\\d{4}' }, '', ''],
    ['text', { pattern: '([' }, 'x', 'x'],
    ['email', {}, 'kim@example.com', 'kim@example.com'],
    ['email', {}, 'kim', 'EMAIL_INVALID'],
    ['phone', {}, '0664 1234567', 'PHONE_INVALID'],
    ['number', { lowest: 1, highest: 10 }, '2,50', '2.5'],
    ['number', { lowest: 1, highest: 10 }, '11', 'ANSWER_INVALID'],
    ['date', {}, '2026-02-30', 'ANSWER_INVALID'],
    ['date', {}, '2026-02-28', '2026-02-28'],
    ['choice', sizes, 'groß', 'groß'],
    ['choice', sizes, 'large', 'ANSWER_INVALID'],
    ['multiChoice', sizes, ['klein', 'groß'], 'groß|klein'],
    ['multiChoice', { ...sizes, highest: 1 }, ['klein', 'groß'], 'ANSWER_INVALID'],
    ['consent', { isRequired: true }, 'false', 'ANSWER_MISSING'],
    ['checkbox', {}, 'true', 'true'],
    ['text', { isRequired: true }, '   ', 'ANSWER_MISSING'],
    ['text', {}, 'a\0b', 'a b'],
  ])('%s %j: %j is %j', (kind, more, value, expected) => {
    expect(one(kind, more, value)).toBe(expected)
  })

  test('a field is asked only where the one before it was answered so, and so is what depends on it', () => {
    const fields = asked(
      fieldOf('kind', 'choice', {
        options: [
          { de: 'Verein', en: 'Club' },
          { de: 'privat', en: '' },
        ],
      }),
      fieldOf('club', 'text', { isRequired: true, shownIf: 'kind', shownValue: 'Verein' }),
      fieldOf('team', 'text', { isRequired: true, shownIf: 'club', shownValue: 'TV' }),
    )
    expect(codes(answered(fields, { kind: 'Verein' }).refusals)).toEqual(['ANSWER_MISSING answers.club'])
    expect(codes(answered(fields, { kind: 'Verein', club: 'TV' }).refusals)).toEqual(['ANSWER_MISSING answers.team'])
    const { answers, refusals } = answered(fields, { kind: 'privat', club: 'TV', team: 'U17' })
    expect([answers.map(({ key }) => key), refusals]).toEqual([['kind'], []])
  })

  test('all that is wrong is said at once, and what is not asked is named', () => {
    const fields = asked(fieldOf('a', 'text', { isRequired: true }), fieldOf('b', 'email', { isRequired: true }))
    expect(codes(answered(fields, { b: 'x', c: 'y' }).refusals)).toEqual([
      'INVALID_INPUT answers.c',
      'ANSWER_MISSING answers.a',
      'EMAIL_INVALID answers.b',
    ])
  })

  test('the first address is the sender’s', () => {
    const { answers } = answered(asked(fieldOf('a', 'text'), fieldOf('b', 'email')), {
      a: 'x@example.com',
      b: 'k@example.com',
    })
    expect(senderOf(answers)).toBe('k@example.com')
  })
})
