import { expect, test } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import { addedText, type Unit } from './addedText.ts'

const bottle: Unit = { one: 'Flasche', many: 'Flaschen' }

test.each<[number, Unit | null, string]>([
  [1, null, 'Produkt hinzugefügt'],
  [2, null, '2\u00a0Stück zum Warenkorb hinzugefügt'],
  [1200, null, '1.200\u00a0Stück zum Warenkorb hinzugefügt'],
  [1, bottle, '1 Flasche hinzugefügt'],
  [6, bottle, '6 Flaschen hinzugefügt'],
  [6, { one: 'Paar', many: 'Paar' }, '6 Paar hinzugefügt'],
])('%i of %o: %s', (count, unit, text) => {
  expect(addedText(createShopIntl('de', allTexts.de, 'Europe/Vienna'), count, unit)).toBe(text)
})
