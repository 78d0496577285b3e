import { type ThirdParty, thirdParties } from '../../../kit/thirdParties.ts'
import { type KeptCookie, type KeptEntry, keptCookies, keptEntries } from '../../../platform/keptInBrowsers.ts'
import { keptOfVisits } from '../../../platform/keptOfVisits.ts'
import { keptOfPeople } from './keptOfPeople.ts'
import { othersWords } from './othersWords.ts'
import { type LegalText, type Seller, safe, textOfStretches } from './types.ts'
import { contact, table } from './words.ts'

const words = {
  de: {
    ...{ title: 'Datenschutz', email: 'E-Mail', phone: 'Telefon', who: 'Wer verantwortlich ist' },
    kept: 'Was wir von Ihnen aufbewahren, warum und wie lange',
    keptHeads: ['Daten', 'Wozu und auf welcher Grundlage', 'Wie lange'],
    technical: 'Was beim Aufruf der Seiten anfällt',
    technicalText:
      'Ihre IP-Adresse brauchen wir, um zu antworten. Aufbewahrt wird sie nur mit Ihrer Anmeldung und im Protokoll (oben); sonst bleibt von einem Besuch:',
    hosting: (name: string | null) =>
      name === null
        ? 'Die Server betreiben wir selbst.'
        : `Die Server betreibt für uns ${name} als Auftragsverarbeiter.`,
    cookies: 'Cookies',
    cookieHeads: ['Name', 'Wozu', 'Höchstens'],
    days: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
    storage: 'Was im Speicher Ihres Browsers liegt',
    storageHeads: ['Name', 'Wozu', 'Wie lange'],
    tab: 'bis Sie den Tab schließen',
    ever: 'bis Sie es löschen',
    receivers: 'Wer Daten erhält',
    receiversText:
      'Der Paketdienst erhält Name und Lieferanschrift, die Bank die Angaben Ihrer Zahlung, unsere Steuerberatung die Unterlagen zu Bestellungen. Sonst erhält niemand Daten, außer ein Gesetz verlangt es.',
    rights: 'Ihre Rechte',
    rightsText: (email: string) =>
      `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Eine Kopie Ihrer Daten und die Löschung Ihres Kontos können Sie im Konto unter „Meine Daten“ oder mit einer Nachricht an ${email} verlangen.`,
    complain: {
      AT: 'Beschweren können Sie sich bei der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, oder bei der Behörde Ihres Landes.',
      DE: 'Beschweren können Sie sich bei der Datenschutzaufsicht des Bundeslandes, in dem wir unseren Sitz haben, oder bei der Ihres Wohnorts.',
      other: 'Beschweren können Sie sich bei der Datenschutzbehörde Ihres Landes.',
    },
  },
  en: {
    ...{ title: 'Privacy', email: 'E-mail', phone: 'Phone', who: 'Who is responsible' },
    kept: 'What we keep about you, why and for how long',
    keptHeads: ['Data', 'Purpose and legal basis', 'For how long'],
    technical: 'What each visit involves',
    technicalText:
      'We need your IP address in order to answer. It is kept only with your session and in the log (above); otherwise this is what remains of a visit:',
    hosting: (name: string | null) =>
      name === null ? 'We run the servers ourselves.' : `The servers are run for us by ${name} as a processor.`,
    cookies: 'Cookies',
    cookieHeads: ['Name', 'Purpose', 'At most'],
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    storage: 'What is in your browser’s storage',
    storageHeads: ['Name', 'Purpose', 'For how long'],
    tab: 'until you close the tab',
    ever: 'until you delete it',
    receivers: 'Who receives data',
    receiversText:
      'The carrier receives your name and delivery address, the bank the details of your payment, and our tax adviser the order records. No one else receives data unless the law requires it.',
    rights: 'Your rights',
    rightsText: (email: string) =>
      `You have the right of access, rectification, erasure, restriction, portability and objection. You can request a copy of your data and the deletion of your account in your account under “My data”, or by writing to ${email}.`,
    complain: {
      AT: 'You may lodge a complaint with the Austrian data protection authority, Barichgasse 40–42, 1030 Vienna or with that of your country.',
      DE: 'You may lodge a complaint with the data protection authority of the German state in which we are based or with that of your place of residence.',
      other: 'You may lodge a complaint with the data protection authority of your country.',
    },
  },
}

const DAY_SECONDS = 86_400

/** The privacy page, made of what the product really keeps: the tables of browsers, of people
 *  and of visits. Source: Art. 13 GDPR. */
export function privacy(seller: Seller): LegalText {
  const { language, country, email, operator, others } = seller
  const [w, o] = [words[language], othersWords[language]]
  const services = others.services.map((name): ThirdParty => thirdParties[name])
  const ofPeople = Object.values(keptOfPeople).map(kept => kept[language])
  const ofVisits = Object.values(keptOfVisits).map(kept => kept[language])
  const cookies = Object.entries<KeptCookie>(keptCookies).map(([name, { purpose, seconds }]) => [
    ...[name, purpose[language], w.days(Math.round(seconds / DAY_SECONDS))],
  ])
  const entries = Object.entries<KeptEntry>(keptEntries).map(([name, { purpose, isForTab }]) => [
    ...[name, purpose[language], isForTab ? w.tab : w.ever],
  ])
  const complain = w.complain[country === 'AT' || country === 'DE' ? country : 'other']
  const optional = (name: 'stripe' | 'newsletter' | 'contactForm') => ({
    html: others.switches[name] ? `<h2>${o[name].title}</h2><p>${o[name].text}</p>` : '',
  })
  return textOfStretches(w.title, [
    { html: `<h2>${w.who}</h2>${contact(seller, w)}` },
    {
      part: 'keptData',
      html: [
        `<h2>${w.kept}</h2>${table(w.keptHeads, ofPeople)}`,
        `<h2>${w.technical}</h2><p>${w.technicalText}</p>${table(w.keptHeads, ofVisits)}<p>${safe(w.hosting(operator.hosting))}</p>`,
      ].join(''),
    },
    {
      part: 'cookies',
      html: [
        `<h2>${w.cookies}</h2><p>${services.length > 0 ? o.cookiesWithServices : o.cookiesAlone}</p>${others.switches.cookies ? `<p>${o.whatCookiesAre}</p>` : ''}${table(w.cookieHeads, cookies)}`,
        `<h2>${w.storage}</h2>${table(w.storageHeads, entries)}`,
      ].join(''),
    },
    { part: 'services', html: servicesPart(services, o, language) },
    ...[optional('stripe'), optional('newsletter'), optional('contactForm')],
    { html: `<h2>${w.receivers}</h2><p>${w.receiversText}</p>` },
    { html: `<h2>${w.rights}</h2><p>${safe(w.rightsText(email))} ${complain}</p>` },
  ])
}

/** Services of others that are on; that there are none, too. */
const servicesPart = (
  services: readonly ThirdParty[],
  o: (typeof othersWords)[keyof typeof othersWords],
  language: 'de' | 'en',
): string => {
  if (services.length === 0) return `<h2>${o.services}</h2><p>${o.noServices}</p>`
  const rows = services.map(({ name, provider, receives, keeps }) => [
    ...[name, provider, receives[language], keeps[language]],
  ])
  return `<h2>${o.services}</h2><p>${o.servicesText}</p>${table(o.serviceHeads, rows)}`
}
