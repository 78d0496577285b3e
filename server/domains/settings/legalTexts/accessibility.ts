import { textIn } from '../../../kit/languages.ts'
import { type LegalText, type Seller, safe } from './types.ts'

/** Who watches over accessible online shops, by the shop's country. Source: § 17 BaFG; the joint market surveillance
 *  authority of the German states (MLBF) by their treaty of 2025. */
const authorities: Readonly<Record<string, Readonly<Record<'de' | 'en', string>>>> = {
  AT: {
    de: 'Sozialministeriumservice, Babenbergerstraße 5, 1010 Wien, www.sozialministeriumservice.at',
    en: 'Sozialministeriumservice, Babenbergerstraße 5, 1010 Vienna, www.sozialministeriumservice.at',
  },
  DE: {
    de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
    en: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  },
}

const words = {
  de: {
    title: 'Barrierefreiheit',
    intro:
      'Dieser Shop soll für alle bedienbar sein. Wir richten uns nach den Web Content Accessibility Guidelines 2.2, Stufe AA, und nach der Norm EN 301 549.',
    law: {
      AT: 'Das verlangt das Barrierefreiheitsgesetz (BaFG).',
      DE: 'Das verlangt das Barrierefreiheitsstärkungsgesetz (BFSG).',
    },
    service:
      'Die Dienstleistung: Waren auswählen, personalisieren, bestellen, bezahlen und den Vertrag widerrufen, alles auf diesen Seiten.',
    expect: 'Was Sie erwarten können',
    can: [
      'Alles lässt sich mit der Tastatur bedienen.',
      'Texte, Felder und Zustände werden von Vorleseprogrammen benannt.',
      'Kontraste sind in hellem und dunklem Farbschema ausreichend, Vergrößern auf 400 % verliert nichts.',
    ],
    gaps: 'Was noch nicht barrierefrei ist',
    noGaps: 'Zurzeit sind uns keine Mängel bekannt.',
    tested: 'Zuletzt geprüft am',
    untested: 'Diese Erklärung wurde noch nicht durch eine Prüfung bestätigt.',
    wrong: 'Etwas funktioniert nicht?',
    write: 'Schreiben Sie uns an',
    after: 'Wir antworten innerhalb von zwei Wochen. Hilft das nicht, dann können Sie sich an diese Stelle wenden:',
    ownAuthority: 'die für Barrierefreiheit zuständige Behörde am Sitz des Unternehmens',
  },
  en: {
    title: 'Accessibility',
    intro:
      'This shop is meant to be usable by everyone. We follow the Web Content Accessibility Guidelines 2.2, level AA, and the standard EN 301 549.',
    law: {
      AT: 'The Austrian Barrierefreiheitsgesetz (BaFG) requires it.',
      DE: 'The German Barrierefreiheitsstärkungsgesetz (BFSG) requires it.',
    },
    service:
      'The service: choosing, personalising, ordering and paying for goods and withdrawing from the contract, all on these pages.',
    expect: 'What you can expect',
    can: [
      'Everything can be used with the keyboard.',
      'Texts, fields and states are named by screen readers.',
      'Contrast is sufficient in the light and the dark colour scheme, and zooming to 400% loses nothing.',
    ],
    gaps: 'What is not accessible yet',
    noGaps: 'We know of no shortcomings at present.',
    tested: 'Last tested on',
    untested: 'This statement has not been confirmed by a test yet.',
    wrong: 'Is something not working?',
    write: 'Write to',
    after: 'We answer within two weeks. If that does not help, you may turn to:',
    ownAuthority: 'the authority for accessibility at the company’s seat',
  },
}

/** The accessibility statement: what was tested and when, what is not accessible, and the authority of the shop's country.
 *  Source: § 14 BFSG with Anlage 3, § 14 BaFG. */
export function accessibility({ language, country, email, operator }: Seller): LegalText {
  const w = words[language]
  const law = country === 'AT' || country === 'DE' ? ` ${w.law[country]}` : ''
  const gaps = textIn(language, operator.accessibilityGaps)
  const testedOn = operator.accessibilityTestedOn?.split('-').reverse().join('.')
  const authority = operator.accessibilityAuthority ?? authorities[country]?.[language] ?? w.ownAuthority
  const noGaps = testedOn === undefined ? '' : w.noGaps
  return {
    title: w.title,
    body: [
      `<p>${w.intro}${law}</p><p>${w.service}</p>`,
      `<h2>${w.expect}</h2><ul>${w.can.map(each => `<li>${each}</li>`).join('')}</ul>`,
      `<h2>${w.gaps}</h2><p>${safe(gaps) || noGaps} ${testedOn === undefined ? w.untested : `${w.tested} ${testedOn}.`}</p>`,
      `<h2>${w.wrong}</h2><p>${w.write} <a href="mailto:${safe(email)}">${safe(email)}</a>. ${w.after}</p><p>${safe(authority)}</p>`,
    ].join(''),
  }
}
