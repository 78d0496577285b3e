import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { demoSettings } from '../../server/demo/settings.ts'
import { legalText } from '../../server/domains/settings/legalTexts/legalText.ts'
import { Settings } from '../../server/domains/settings/rules.ts'
import { german as germanMails } from '../../server/texts/de.ts'
import { english as englishMails } from '../../server/texts/en.ts'
import { textFolders, textsOf } from '../testing/textFiles.ts'
import { allTexts } from '../testing/texts.ts'

/*
 * One word per concept, on the screens and in mails (decision 27). On the left the word that is not said, on the right
 * the one that is.
 */

const german: [RegExp, string][] = [
  [/Reihung/, 'Sortierung'],
  [/Stichw[oö]rt/, 'Schlagwort'],
  [/\bZustand\b|nach Stand\b/, 'Status'],
  [/(?<!-)\bMail\b/, 'E-Mail'],
  [/Admin-Center/, 'Admincenter'],
  [/\bKasse\b/, 'Kassa'],
  [/Dafür fehl/, 'Ihnen fehlt das Recht'],
  [/behalten ihre Angaben/, 'bleiben unverändert'],
  [/passt dazu\b/, 'nicht gefunden'],
  [/Gesamtbetrag/, 'Gesamtsumme'],
  [/(?:beiden|allen (?:#|\{count, number\})) Stück(?!en)/, 'auf beiden Stücken, auf allen # Stücken'],
  [/\bStück bis \{/, 'Stück bis zum Preis von {price}'],
  [/\} min\b/, '# Minuten'],
  [/Vorauskasse/, 'Vorauszahlung'],
  [/nicht zurücknehmen/, 'nicht rückgängig machen'],
  [/Datenausk/, 'Datenexport'],
  [/Bildbeschreibung|Alt-Text/, 'Alternativtext'],
  [/MwSt|MWSt|\bUSt\b(?!-IdNr)|Mehrwertsteuer/, 'Mwst, in full Umsatzsteuer'],
]

const english: [RegExp, string][] = [
  [/pick-up|\b[Cc]ollect(ion|ed)?\b/, 'pickup'],
  [/[Ii]nvoice address/, 'billing address'],
  [/VAT (id|number)\b/, 'VAT ID'],
  [/[Qq]uantity pric|[Tt]ier pric/, 'volume price, volume pricing'],
  [/[Tt]elephone/, 'phone'],
  [/\b[Tt]own\b/, 'city'],
  [/\b[Ss]omebody\b|\b[Ee]verybody\b/, 'someone, everyone'],
  [/(?<![-{])\b[Ee]mails?\b/, 'e-mail'],
  [/\bis good for\b|\bare (only )?good for\b|no longer good/, 'valid'],
  [/\bhold at once\b|\bat once\b/, 'immediately'],
  [/lack (the|a) (right|permission)/, 'You do not have permission'],
  [/keep their details/, 'Existing orders are not affected'],
  [/\{(date|day|first|rest)\} at the latest/, 'by {date}'],
  [/(password|address|factor)\b[^.]{0,40} was (changed|turned off|reset)(?! on)/i, 'has been changed'],
  [/[Tt]ake a (great )?many|a great many/, 'a lot of, many'],
  [/price of the last/, 'lowest price in the last 30 days'],
  [/[Dd]iscover/, 'shop, browse'],
  [/[Nn]ote on the order/, 'order note'],
  [/With the country code/, 'Please include the country code'],
  [/\bStands? (in|on|at|with)\b|\bparticulars\b|in Austria alone/, 'Shown in, details, Austria only'],
  [/VAT ids\b/, 'VAT IDs'],
  [/\b[Ii]mprint\b/, 'legal notice'],
  [/[Dd]emonstration shop|[Pp]icture description|[Ii]mage description/, 'demo shop, alternative text'],
  [/[Aa]uthority in charge/, 'responsible authority'],
  [/stands? here|[Nn]obody fits|\bmatches$/, 'will appear here, found'],
]

/** The shop's standing pages as people read them, without the models and notices whose words a law gives. */
const standing = (language: 'de' | 'en'): [string, string][] =>
  ['imprint', 'privacy', 'agb', 'shipping', 'disclaimer', 'help', 'sizes', 'accessibility'].map(name => {
    const page = legalText(new Settings(demoSettings), name, language, 'https://shop.example')
    return [name, `${page?.title} ${page?.body.replaceAll(/<[^>]*>/g, ' ')}`]
  })

const said = (language: 'de' | 'en', mails: Record<string, string>) =>
  [
    ...textFolders.flatMap(folder => Object.entries(textsOf(folder, language))),
    ...Object.entries(mails),
    ...standing(language),
  ].map(([key, text]) => `${key}: ${text}`)

test('every text of both languages is read', () => {
  expect(said('de', {}).length).toBe(Object.keys(allTexts.de).length + 8)
  expect(said('en', englishMails).length).toBe(said('de', germanMails).length)
  expect(standing('en').map(([name, text]) => [name, text.length > 400])).toEqual(
    standing('de').map(([name]) => [name, true]),
  )
})

test.each(german)('German texts do not say %s but “%s”', word => {
  expect(said('de', germanMails).filter(text => word.test(text.slice(text.indexOf(': '))))).toEqual([])
})

test.each(english)('English texts do not say %s but “%s”', word => {
  expect(said('en', englishMails).filter(text => word.test(text.slice(text.indexOf(': '))))).toEqual([])
})

/** What stands in the middle of a line, after something else: these English texts of the shop begin small. */
const withinLine = new Set([
  ...['gone', 'fewLeft', 'notPersonalised', 'other', 'setChanged', 'soldOut', 'variantGone'].map(
    key => `account.reorder.${key}`,
  ),
  ...['line.each', 'piece.number', 'piece.size', 'set.children', 'set.gone', 'state.discontinued', 'state.soldOut'].map(
    key => `cart.${key}`,
  ),
  ...[
    'texts.more',
    'texts.onAll',
    'totals.vatAdded',
    'totals.vatAllAdded',
    'totals.vatAllIncluded',
    'totals.vatIncluded',
  ].map(key => `cart.${key}`),
  ...['price.previous', 'price.separately', 'tile.from', 'tile.tier'].map(key => `catalogue.${key}`),
  'checkout.shipping.to',
  ...['delivery.days', 'personalisation.number', 'price.apart', 'set.singleFrom', 'sum.each'].map(
    key => `product.${key}`,
  ),
  ...['discontinued', 'gone', 'soldOut'].map(key => `product.problem.${key}`),
  ...['back', 'backShort', 'few', 'inStock', 'soldOut', 'soldOutCell'].map(key => `product.stock.${key}`),
  'shell.strip.threshold',
  'ui.carousel.role',
  'withdrawals.everything',
])

/** With what a text can begin, where it begins with words. */
const beginnings = ([first]: readonly MessageFormatElement[]): string[] => {
  if (first?.type === TYPE.literal) return [first.value]
  if (first?.type === TYPE.tag) return beginnings(first.children)
  if (first?.type === TYPE.plural || first?.type === TYPE.select)
    return Object.values(first.options).flatMap(option => beginnings(option.value))
  return []
}

test('English texts of the shop, and of buttons in mails, begin with a capital letter', () => {
  const shop = textFolders
    // Uploads are of the admin centre, though others lend them.
    .filter(folder => !/admin|uploads$/i.test(folder))
    .flatMap(folder => Object.entries(textsOf(folder, 'en')))
  const buttons = Object.entries(englishMails).filter(([key]) => /\.(button|follow|track|open)$/.test(key))
  expect([shop.length > 500, buttons.length > 10]).toEqual([true, true])
  const small = [...shop, ...buttons].filter(([, text]) => beginnings(parse(text)).some(words => /^[a-z]/.test(words)))
  expect(small.map(([key]) => key).filter(key => !withinLine.has(key))).toEqual([])
})
