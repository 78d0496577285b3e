import { expect, test } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import { addedText, type Unit } from './addedText.ts'

const bottle: Unit = { unit: 'Flasche', unitPlural: 'Flaschen' }

test.each<[number, Unit, string]>([
  [1, {}, 'Produkt hinzugefügt'],
  [2, {}, '2\u00a0Stück zum Warenkorb hinzugefügt'],
  [1200, { unit: null, unitPlural: 'Flaschen' }, '1.200\u00a0Stück zum Warenkorb hinzugefügt'],
  [1, bottle, '1 Flasche hinzugefügt'],
  [6, bottle, '6 Flaschen hinzugefügt'],
  [6, { unit: 'Paar', unitPlural: '' }, '6 Paar hinzugefügt'],
])('%i of %o: %s', (count, unit, text) => {
  expect(addedText(createShopIntl('de', allTexts.de, 'Europe/Vienna'), count, unit)).toBe(text)
})
