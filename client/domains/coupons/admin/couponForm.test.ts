import { describe, expect, test } from 'vitest'
import { problemsIn, warningsIn } from '../../../adminKit/edit/fields.ts'
import { createShopIntl } from '../../../intl/createShopIntl.ts'
import { allTexts } from '../../../testing/texts.ts'
import { couponWords } from './CouponWords.tsx'
import {
  type CouponForm,
  changesOf,
  formOf,
  goodsFields,
  limitFields,
  newCoupon,
  offFields,
  pointsFrom,
  wholeFrom,
} from './couponForm.ts'

const intl = createShopIntl('de', allTexts.de, 'Europe/Vienna')
const groups = [{ id: 'g1', title: 'Trainingsbekleidung' }]
const form = (changes: Partial<CouponForm>): CouponForm => ({
  ...newCoupon,
  code: 'HERBST10',
  percent: '10',
  ...changes,
})
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')

describe('what is typed', () => {
  test.each([
    ['10', 1000],
    ['12,5 %', 1250],
    ['100', 10_000],
    ['0', null],
    ['100,01', null],
    ['zehn', null],
  ])('%s as a percentage is %s', (typed, points) => {
    expect(pointsFrom(typed)).toBe(points)
  })

  test.each([
    ['', null],
    ['5', 5],
    ['1.000', 1000],
    ['1,5', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['2000000', undefined],
  ])('%s as a number of uses is %s', (typed, number) => {
    expect(wholeFrom(typed)).toBe(number)
  })

  test('is refused at its field, and what is odd is warned of', () => {
    const fields = [...offFields(true, 'de'), ...goodsFields(groups, 'de'), ...limitFields(3, '2026-11-20')]
    const wrong = form({
      ...{ code: 'x', percent: '120', scope: 'PRODUCT', roles: [], useLimit: 'viele', minimum: '-5' },
      ...{ validFrom: '2026-12-02', validUntil: '2026-12-01' },
    })
    expect([...problemsIn(fields, wrong).keys()].toSorted()).toEqual([
      ...['code', 'minimum', 'percent', 'product', 'roles', 'useLimit', 'validUntil'],
    ])
    const odd = form({ percent: '60', roles: ['EVERYONE', 'USER'], useLimit: '3', validUntil: '2026-11-19' })
    expect([...problemsIn(fields, odd).keys()]).toEqual([])
    expect([...warningsIn(fields, odd).keys()].toSorted()).toEqual(['percent', 'roles', 'useLimit', 'validUntil'])
  })
})

describe('what the server is told', () => {
  test('of a new one everything, in its units', () => {
    const made = form({ type: 'FLAT', amount: '5,50', minimum: '50', useLimit: '100', validUntil: '2026-12-31' })
    expect(changesOf(made, null, 'de')).toEqual({
      ...{ code: 'HERBST10', type: 'FLAT', value: 550, scope: 'ALL', productId: null, groupIds: [] },
      ...{ roles: ['EVERYONE'], useLimit: 100, useLimitPerCustomer: null, validFrom: null, validUntil: '2026-12-31' },
      ...{ minimumCents: 5000, isEnabled: true, isSeries: false, isAdvertised: false, note: null },
    })
  })

  test('of one that is there what was changed; another kind brings its value along', () => {
    expect(changesOf(form({ note: ' x ' }), ['note'], 'de')).toEqual({ note: 'x' })
    expect(changesOf(form({ type: 'FLAT', amount: '3' }), ['type', 'amount'], 'de')).toEqual({
      type: 'FLAT',
      value: 300,
    })
  })

  test('what was read becomes the form again', () => {
    const read = {
      ...{ code: 'HERBST10', type: 'PERCENT', value: 750, scope: 'ALL', product: null, groupIds: [], roles: ['USER'] },
      ...{ useLimit: 100, useLimitPerCustomer: null, validFrom: null, validUntil: '2026-12-31' },
      ...{ minimum: { cents: 5000 }, isEnabled: true, isSeries: false, isAdvertised: false, note: null },
    }
    expect(formOf(read, 'de')).toEqual(
      form({ percent: '7,5', roles: ['USER'], useLimit: '100', validUntil: '2026-12-31', minimum: '50,00' }),
    )
  })
})

describe('a coupon in words', () => {
  test.each<[Partial<CouponForm>, string | undefined]>([
    [{}, '10 % auf alle Waren, für alle'],
    [
      { minimum: '50', roles: ['MEMBER'], validUntil: '2026-12-31' },
      '10 % auf alle Waren ab 50,00 €, für Mitarbeit, bis 31.12.2026',
    ],
    [
      { type: 'FLAT', amount: '5', scope: 'PRODUCT_GROUPS', groupIds: ['g1'], useLimit: '1', useLimitPerCustomer: '2' },
      '5,00 € auf Trainingsbekleidung, für alle, einmal insgesamt, 2-mal je Kunde',
    ],
    [{ percent: '' }, undefined],
  ])('%j', (changes, text) => {
    expect(plain(couponWords(form(changes), groups, intl))).toBe(text)
  })
})
