import type { IntlShape } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import {
  type DiscountGroupForm,
  discountInWords,
  discountsChangesOf,
  discountsFormOf,
  discountsPlaceOf,
} from './discountsForm.ts'

const values = {
  groups: [
    {
      ...{ id: 'partner', title: { de: 'Partnerverein', en: 'Partner club' }, type: 'percent', roles: [] },
      ...{ global: true, additive: false },
      tiers: [
        { from: 0, discount: 1500 },
        { from: 100_000, discount: 2050 },
      ],
    },
    {
      ...{ id: 'bonus', title: { de: 'Bonus', en: null }, type: 'flat', roles: ['everyone'] },
      ...{ global: true, additive: true, tiers: [{ from: 5000, discount: 500 }] },
    },
  ],
  tierSeparators: ['color', 'material'],
}
const form = discountsFormOf(values, 'de')

describe('the form of discount groups', () => {
  test('has sums in euros, and percentages', () => {
    expect(form.groups.map(({ tiers }) => tiers)).toEqual([
      [
        { from: '', discount: '15' },
        { from: '1000,00', discount: '20,5' },
      ],
      [{ from: '50,00', discount: '5,00' }],
    ])
    expect(form.tierSeparators).toBe('color, material')
  })

  test('says the same as before where all of it is sent, and nothing that was not changed', () => {
    expect(discountsChangesOf(form, ['groups', 'tierSeparators'], 'de')).toEqual(values)
    expect(discountsChangesOf({ ...form, tierSeparators: ' color,,color ' }, ['tierSeparators'], 'de')).toEqual({
      tierSeparators: ['color'],
    })
    expect(discountsPlaceOf(['groups', '1', 'id'])).toBe('groups.1.title.de')
    expect(discountsPlaceOf(['groups', '1', 'tiers', '0', 'from'])).toBeNull()
  })
})

describe('a group in words', () => {
  const intlIn = (language: 'de' | 'en'): IntlShape => createShopIntl(language, allTexts[language], 'Europe/Vienna')
  const group = (changes: Partial<DiscountGroupForm>): DiscountGroupForm => ({
    ...{ id: 'g', title: { de: 'G', en: '' }, type: 'percent', roles: ['member'], global: true, additive: false },
    tiers: [{ from: '100', discount: '10' }],
    ...changes,
  })
  const said = (changes: Partial<DiscountGroupForm>, language: 'de' | 'en' = 'de') =>
    discountInWords(group(changes), intlIn(language), language).replaceAll('\u00a0', ' ')

  test.each<[Partial<DiscountGroupForm>, string]>([
    [{}, '10 % ab 100,00 € für Mitglieder, auf den ganzen Warenkorb'],
    [{ roles: ['everyone'], global: false }, '10 % ab 100,00 € für alle, auf Produkte mit dieser Gruppe'],
    [
      {
        roles: [],
        tiers: [
          { from: '50', discount: '8' },
          { from: '', discount: '5' },
        ],
      },
      '5 %, 8 % ab 50,00 € für Kunden, denen sie gegeben wurde, auf den ganzen Warenkorb',
    ],
    [
      { type: 'flat', tiers: [{ from: '', discount: '5' }], additive: true },
      '5,00 € für Mitglieder, auf den ganzen Warenkorb, zusätzlich zu anderen Rabatten',
    ],
    [
      { type: 'flat', global: false, tiers: [{ from: '', discount: '5' }] },
      '5,00 € je Stück für Mitglieder, auf Produkte mit dieser Gruppe',
    ],
    [{ tiers: [{ from: 'x', discount: '10' }] }, ''],
  ])('%j: %s', (changes, sentence) => {
    expect(said(changes)).toBe(sentence)
  })

  test('in English', () => {
    expect(said({}, 'en')).toBe('10% from €100.00 for members, on the whole cart')
  })
})
