import { expect, test } from 'vitest'
import { createShopIntl } from '../intl/createShopIntl.ts'
import type { MessageId } from '../intl/messageIds.ts'
import { allTexts } from '../testing/texts.ts'

/*
 * The sentences that the specification gives word for word, and which text says each. Source: shop.md 5 and 8. What is
 * not among them has no case here: mails are sent after the sign-up was answered, so that no recipient is refused in it.
 */

const intl = createShopIntl('de', allTexts.de, 'Europe/Vienna')

test.each<[string, MessageId, Record<string, string | number>?]>([
  ['Bitte wählen Sie eine Passform.', 'product.problem.fit'],
  ['Bitte wählen Sie eine Größe.', 'product.problem.size'],
  ['Bitte geben Sie einen Text zur Personaliesierung ein.', 'product.personalisation.missingToast'],
  ['Sie haben Personalisierung ausgewählt, bitte geben Sie einen Text ein.', 'product.personalisation.missing'],
  ['Bitte fügen Sie bei jedem gewählten Set Produkt die gleichen Bestellmengen ein.', 'product.set.unequal'],
  ['Die Größen im Set können unterschiedlich gewählt werden.', 'product.set.free'],
  ['Bitte wählen Sie eine Zahlungsart !', 'checkout.mistake.paymentMissing'],
  ['Unvollständige Zahlungsinformationen', 'checkout.mistake.incomplete'],
  ['Sie müssen bestätigen 18 Jahre oder älter sein um fortzufahren.', 'checkout.mistake.age'],
  ['Ihre angegebene Email Adresse ist im System bereits vorhanden!', 'accounts.mistake.emailTaken'],
  ['nicht mehr im Sortiment', 'cart.state.discontinued'],
  ['nicht mehr im Sortiment', 'product.problem.discontinued'],
  ['ausverkauft', 'cart.state.soldOut'],
  ['ausverkauft', 'product.problem.soldOut'],
  ['voraussichtlich wieder verfügbar ab 12.01.2027', 'cart.state.backOn', { date: '12.01.2027' }],
  ['voraussichtlich wieder verfügbar ab 12.01.2027', 'product.stock.back', { date: '12.01.2027' }],
  ['Teile dieses Sets sind zur Zeit nicht Verfügbar.', 'cart.state.missingParts'],
  ['Teile dieses Sets sind zur Zeit nicht Verfügbar.', 'product.set.missingParts'],
  ['14 Stück zum Warenkorb hinzugefügt', 'product.added', { count: 14 }],
  ['Produkt hinzugefügt', 'product.addedOne', { count: 1 }],
  ['1 Flasche hinzugefügt', 'product.addedUnits', { count: 1, unit: 'Flasche' }],
  ['6 Flaschen hinzugefügt', 'product.addedUnits', { count: 6, unit: 'Flaschen' }],
  ['1 Set hinzugefügt', 'product.set.added', { count: 1 }],
  ['2 Sets hinzugefügt', 'product.set.added', { count: 2 }],
  ['3 Artikel hinzugefügt', 'account.reorder.done', { count: 3 }],
  ['Artikel wurde zur Merkliste hinzugefügt.', 'catalogue.favourite.added'],
  ['Produkt wirklich löschen?', 'admin.product.deleteTitle'],
  ['gelöscht', 'admin.product.deleted'],
  ['Auch als Set zum Vorteilspreis erhältlich', 'catalogue.carousels.sets'],
  ['Kunden die dieses Produkt gekauft haben kauften auch', 'catalogue.carousels.alsoBought'],
  ['Passt dazu', 'catalogue.carousels.goesWith'],
  ['Neuheiten', 'catalogue.landing.new'],
  ['Top Seller', 'catalogue.landing.topSellers'],
])('“%s” is said by %s', (sentence, id, values = {}) => {
  // A number and its unit never part; that is another kind of space, not another sentence.
  expect(intl.formatMessage({ id }, values).replaceAll('\u00a0', ' ')).toBe(sentence)
})
