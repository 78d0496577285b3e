/**
 * What the product keeps in people's browsers and for how long: the one table from which cookies are set and the privacy
 * page is made. The product keeps nothing else there, and nothing of it serves statistics or advertising, so nobody need be
 * asked. What services of others keep, once they are allowed, stands in `thirdParties.ts`.
 * Source: § 25(2) TDDDG, § 165(3) TKG 2021; legal.md 17.
 */

const DAY_SECONDS = 24 * 60 * 60

/** How long a session lasts, which its cookie names: days without use and in all; staff hours and days. */
export const sessionTimes = { idleDays: 30, longestDays: 90, staffIdleHours: 2, staffLongestDays: 14 } as const

type Purpose = { readonly de: string; readonly en: string }

/** `seconds`: what the browser is told, at most. */
export type KeptCookie = { readonly seconds: number; readonly purpose: Purpose }

export const keptCookies = {
  session: {
    seconds: sessionTimes.longestDays * DAY_SECONDS,
    purpose: {
      de: 'hält Sie angemeldet; endet ohne Benutzung nach 30 Tagen',
      en: 'keeps you signed in; ends after 30 days without use',
    },
  },
  visitor: {
    seconds: 180 * DAY_SECONDS,
    purpose: {
      de: 'findet Warenkorb, Merkliste und Eingaben im Bestellvorgang wieder',
      en: 'finds your cart, your favourites and what you entered in the checkout again',
    },
  },
  device: {
    seconds: 400 * DAY_SECONDS,
    purpose: {
      de: 'erkennt einen Browser wieder, in dem Sie sich schon angemeldet haben, damit Sie nicht warten müssen, wenn andere Ihr Passwort raten',
      en: 'recognises a browser in which you have signed in before, so that you need not wait when others guess your password',
    },
  },
  idle: {
    seconds: DAY_SECONDS,
    purpose: {
      de: 'sagt Ihnen, dass Ihre Anmeldung endete, weil sie nicht benutzt wurde',
      en: 'tells you that your session ended because nobody used it',
    },
  },
} as const satisfies Record<string, KeptCookie>

export type CookieName = keyof typeof keptCookies

/** Entries of the browser's own storage, which never leave it unless it says so. `isForTab`: gone with the tab; else until
 *  somebody clears them. */
export type KeptEntry = { readonly isForTab: boolean; readonly purpose: Purpose }

export const keptEntries = {
  'admin-keys': {
    isForTab: false,
    purpose: {
      de: 'nur für Mitarbeitende: ob Tastenkürzel im Admincenter ausgeschaltet sind',
      en: 'for staff alone: whether keyboard shortcuts of the admin centre are off',
    },
  },
  'colour-scheme': {
    isForTab: false,
    purpose: { de: 'Ihre Wahl von hell oder dunkel', en: 'your choice of light or dark' },
  },
  consent: {
    isForTab: false,
    purpose: {
      de: 'Ihre Entscheidung über Dienste anderer, damit wir Sie nicht wieder fragen; nach 12 Monaten fragen wir neu',
      en: 'your decision about services of others, so that we do not ask again; after 12 months we do',
    },
  },
  debug: {
    isForTab: false,
    purpose: {
      de: 'nur für die Technik des Shops: ob Produktseiten ihre gespeicherten Angaben zeigen',
      en: 'for the technical staff alone: whether product pages show what is stored of them',
    },
  },
  localsessionid: {
    isForTab: true,
    purpose: {
      de: 'unterscheidet Ihre geöffneten Tabs; wird mit Anfragen gesendet',
      en: 'tells your open tabs apart; is sent along with requests',
    },
  },
  entries: {
    isForTab: true,
    purpose: {
      de: 'was Sie gewählt und eingegeben und noch nicht abgeschickt haben, außer Passwörtern, damit es beim Neuladen bleibt',
      en: 'what you chose and entered and have not sent yet, except passwords, so that a reload keeps it',
    },
  },
  scroll: {
    isForTab: true,
    purpose: { de: 'wie weit Sie auf einer Seite waren, für den Weg zurück', en: 'how far down a page you were' },
  },
  pendingOrder: {
    isForTab: true,
    purpose: {
      de: 'eine Bestellung, die gerade gesendet wird, damit aus einer Wiederholung keine zweite wird',
      en: 'an order that is being sent, so that a repetition makes no second one',
    },
  },
} as const satisfies Record<string, KeptEntry>
