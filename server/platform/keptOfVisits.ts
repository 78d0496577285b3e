import { clientLimits, recipientLimits } from '../kit/limits.ts'

/**
 * What comes with visits and is kept of them beside what is known of people: the one table of which the privacy page is made,
 * and the time that belongs to it. Tests demand a row for each place of the code that takes the address of a client, and for
 * each table of counts. Source: Art. 13 GDPR.
 */

/** Wrong passwords in a row are forgotten when nothing was tried for so long. */
export const failuresForgottenAfterHours = 24

const longest = (limits: readonly { readonly seconds: number }[]): number =>
  Math.max(...limits.map(({ seconds }) => seconds))
const clientMinutes = longest(Object.values(clientLimits)) / 60
const recipientHours = longest(Object.values(recipientLimits).flat()) / 3600

type Row = readonly [data: string, ground: string, until: string]

export const keptOfVisits = {
  answering: {
    de: [
      'IP-Adresse, Anfrage und Kennung des Browsers, während wir antworten',
      'Auslieferung der Seite (Art. 6 Abs. 1 lit. b und f DSGVO)',
      'bis zur Antwort, nur im Arbeitsspeicher',
    ],
    en: [
      'IP address, request and the browser’s name while we answer',
      'Delivering the page (Art. 6(1)(b) and (f) GDPR)',
      'until the answer, in memory alone',
    ],
  },
  limit_windows: {
    de: [
      'Zähler, wie oft jemand anmeldet, sucht, den Warenkorb ändert, bestellt oder E-Mails auslöst: statt IP-Adresse, Konto und E-Mail-Adresse eine Prüfsumme (Hash) davon',
      'Schutz vor Missbrauch (Art. 6 Abs. 1 lit. f DSGVO)',
      `${clientMinutes} Minuten; je Empfänger von E-Mails ${recipientHours} Stunden`,
    ],
    en: [
      'Counts of how often someone signs in, searches, changes the cart, orders or causes e-mails: instead of IP address, account and e-mail address a checksum (hash) of them',
      'Protection from misuse (Art. 6(1)(f) GDPR)',
      `${clientMinutes} minutes; per recipient of e-mails ${recipientHours} hours`,
    ],
  },
  sign_in_failures: {
    de: [
      'Zähler falscher Passwörter: statt E-Mail- und IP-Adresse eine Prüfsumme (Hash) davon',
      'Schutz der Konten (Art. 6 Abs. 1 lit. f DSGVO)',
      `${failuresForgottenAfterHours} Stunden nach dem letzten Versuch`,
    ],
    en: [
      'Counts of wrong passwords: instead of e-mail and IP address a checksum (hash) of them',
      'Protection of accounts (Art. 6(1)(f) GDPR)',
      `${failuresForgottenAfterHours} hours after the last attempt`,
    ],
  },
  kept_answers: {
    de: [
      'Antworten an Programme, die für Sie oder den Shop fragen, damit eine wiederholte Anfrage nichts doppelt tut: versiegelt',
      'Vertrag und verlässlicher Betrieb (Art. 6 Abs. 1 lit. b und f DSGVO)',
      'einen Tag, oder bis jemandes Daten gelöscht werden',
    ],
    en: [
      'Answers to programs that ask for you or for the shop, so that a request that is repeated does nothing twice: sealed',
      'Contract and reliable operation (Art. 6(1)(b) and (f) GDPR)',
      'a day, or until anybody’s data are erased',
    ],
  },
  server_log: {
    de: [
      'technisches Protokoll: welche Art von Seite wann und wie schnell beantwortet wurde, Fehler; ohne IP-Adresse, Namen und vollständige Adresse der Seite',
      'Sicherheit und Fehlersuche (Art. 6 Abs. 1 lit. f DSGVO)',
      'enthält keine Daten zu Personen',
    ],
    en: [
      'Technical log: which kind of page was answered when and how fast, faults; without IP address, names and the page’s full address',
      'Security and finding faults (Art. 6(1)(f) GDPR)',
      'holds no data about people',
    ],
  },
} as const satisfies Record<string, { readonly de: Row; readonly en: Row }>
