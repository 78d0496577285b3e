import type { Language } from '../../../kit/languages.ts'
import type { newsletterConsents } from '../tables.ts'

type Source = (typeof newsletterConsents.$inferSelect)['source']

/** The version of the words by which people ask for the newsletter now. Who changes the words gives them another one, and
 *  leaves the versions before: what somebody agreed to has to be proven (Art. 7 (1) GDPR). */
export const newsletterTextVersion = '2026-11-22'

/** What stood beside the tick, by version, place and language. A test holds the latest to what the pages say. */
export const newsletterTexts: Readonly<Record<string, Readonly<Record<Source, Readonly<Record<Language, string>>>>>> = {
  '2026-11-22': {
    checkout: {
      de: 'Ja, ich möchte den Newsletter. Abmelden kann ich mich jederzeit.',
      en: 'Yes, I would like the newsletter. I can unsubscribe at any time.',
    },
    profile: {
      de: 'Ja, ich möchte den Newsletter. Abmelden kann ich mich jederzeit.',
      en: 'Yes, I would like the newsletter. I can unsubscribe at any time.',
    },
    signUp: {
      de: 'Ja, ich möchte den Newsletter. Abmelden kann ich mich jederzeit.',
      en: 'Yes, I would like the newsletter. I can unsubscribe at any time.',
    },
  },
}
