import { expect, test } from 'vitest'
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
]

const english: [RegExp, string][] = [
  [/pick-up|\b[Cc]ollect(ion|ed)?\b/, 'pickup'],
  [/[Ii]nvoice address/, 'billing address'],
  [/VAT (id|number)\b/, 'VAT ID'],
  [/[Qq]uantity price/, 'tier price'],
  [/[Tt]elephone/, 'phone'],
  [/\b[Tt]own\b/, 'city'],
  [/\b[Ss]omebody\b|\b[Ee]verybody\b/, 'someone, everyone'],
  [/(?<![-{])\b[Ee]mails?\b/, 'e-mail'],
  [/\bis good for\b|\bare (only )?good for\b|no longer good/, 'valid'],
  [/\bhold at once\b|\bat once\b/, 'immediately'],
  [/lack (the|a) (right|permission)/, 'You do not have permission'],
  [/keep their details/, 'Existing orders are not affected'],
  [/stands? here|[Nn]obody fits|\bmatches$/, 'will appear here, found'],
]

const said = (language: 'de' | 'en', mails: Record<string, string>) =>
  [...textFolders.flatMap(folder => Object.entries(textsOf(folder, language))), ...Object.entries(mails)].map(
    ([key, text]) => `${key}: ${text}`,
  )

test('every text of both languages is read', () => {
  expect(said('de', {}).length).toBe(Object.keys(allTexts.de).length)
  expect(said('en', englishMails).length).toBe(said('de', germanMails).length)
})

test.each(german)('German texts do not say %s but “%s”', word => {
  expect(said('de', germanMails).filter(text => word.test(text.slice(text.indexOf(': '))))).toEqual([])
})

test.each(english)('English texts do not say %s but “%s”', word => {
  expect(said('en', englishMails).filter(text => word.test(text.slice(text.indexOf(': '))))).toEqual([])
})
