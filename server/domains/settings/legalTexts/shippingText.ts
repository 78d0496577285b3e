import { type Language, textIn } from '../../../kit/languages.ts'
import { speechIn } from '../../../texts/texts.ts'
import { pickupText } from '../../pricing/rules/pickup.ts'
import { amountsOf, isInEu, shippingSettings } from '../../pricing/settings.ts'
import type { Settings } from '../rules.ts'
import { type LegalText, safe, textOfStretches } from './types.ts'

type Shipping = ReturnType<typeof shippingSettings.of>
type Group = Shipping['groups'][number]

const words = {
  de: {
    title: 'Versandkosten und Lieferung',
    intro: 'Die Preise gelten je Paket. Der Warenkorb rechnet genau, sobald das Lieferland bekannt ist.',
    nothing: 'Zurzeit liefern wir nirgendwohin.',
    country: 'Land',
    costs: 'Versandkosten',
    freeFrom: 'versandkostenfrei ab',
    anySize: 'je Paket',
    pieces: (max: string) => `Paket bis ${max} Stück`,
    weight: (max: string) => `Paket bis ${max} kg`,
    zip: (from: string, to: string) => (from === to ? `PLZ ${from}` : `PLZ ${from}–${to}`),
    groupFree: (sum: string) => `Ab ${sum} Warenwert ist diese Versandart in allen Ländern kostenlos.`,
    pickup: 'Abholung',
    pickupAt: (address: string) =>
      `Die Abholung ist kostenlos: ${address}. Wir schreiben Ihnen, sobald alles bereitliegt.`,
    noPickup: 'Eine Abholung bieten wir zurzeit nicht an.',
    time: 'Lieferzeit',
    timeText:
      'Bei jeder Ware und im Warenkorb steht, von wann bis spätestens wann sie bei Ihnen ist. Wir rechnen mit Arbeitstagen: Samstage, Sonntage und gesetzliche Feiertage zählen nicht. Bei Vorkasse zählt die Lieferzeit ab dem Eingang Ihrer Zahlung.',
    together: ' Eine Bestellung liefern wir gemeinsam, sobald das letzte Stück da ist.',
    parts:
      ' Eine Bestellung liefern wir gemeinsam, sobald das letzte Stück da ist. Kommt ein Teil viel später als der Rest, können Sie im Bestellvorgang zwei Lieferungen wählen; das kostet nicht mehr.',
    printing: (days: number) =>
      days === 1
        ? ' Personalisierte Stücke brauchen in der Regel einen Arbeitstag länger.'
        : ` Personalisierte Stücke brauchen in der Regel ${days} Arbeitstage länger.`,
    outside: (countries: string) => `Lieferungen außerhalb der EU (${countries})`,
    // Goods that go there stay within the EU's VAT: `vatTerritory`.
    withoutNorth: ' ohne Nordirland',
    outsideText: 'Im Warenkorb ziehen wir die Umsatzsteuer ab. Zoll und Einfuhrsteuer können beim Empfang dazukommen.',
  },
  en: {
    title: 'Shipping and delivery',
    intro: 'Prices are per parcel. The cart shows the exact costs once the delivery country is known.',
    nothing: 'We do not deliver anywhere at the moment.',
    country: 'Country',
    costs: 'Shipping',
    freeFrom: 'Free from',
    anySize: 'per parcel',
    pieces: (max: string) => `Parcel of up to ${max} pieces`,
    weight: (max: string) => `Parcel of up to ${max} kg`,
    zip: (from: string, to: string) => (from === to ? `postcode ${from}` : `postcodes ${from}–${to}`),
    groupFree: (sum: string) => `For goods worth ${sum} or more, this shipping method is free in all countries.`,
    pickup: 'Pickup',
    pickupAt: (address: string) => `Pickup is free: ${address}. We will e-mail you as soon as everything is ready.`,
    noPickup: 'Pickup is not offered at the moment.',
    time: 'Delivery time',
    timeText:
      'Every item and the cart show from when and by when at the latest it will reach you. We count working days: Saturdays, Sundays and public holidays are left out. If you pay in advance, the delivery time counts from the day on which we receive your payment.',
    together: ' We deliver an order in one go, once the last piece is here.',
    parts:
      ' We deliver an order in one go, once the last piece is here. Where a part comes much later than the rest, you can choose two deliveries during checkout at no extra cost.',
    printing: (days: number) =>
      days === 1
        ? ' Personalised pieces usually take one more working day.'
        : ` Personalised pieces usually take ${days} more working days.`,
    outside: (countries: string) => `Deliveries outside the EU (${countries})`,
    withoutNorth: ' without Northern Ireland',
    outsideText: 'The cart takes off the VAT. Customs duty and import tax may be charged on arrival.',
  },
} as const

/** What a row of a group's table says; countries that say the same share one. */
type Row = { readonly costs: string; readonly freeFrom: string; readonly countries: string[] }

/**
 * The page of shipping costs as the settings have them: a table for each group, with every size of parcel, country, range
 * of postcodes and threshold. Countries that cost the same share a row, and a table has three columns whatever there is,
 * so that a phone shows it whole.
 */
export function shippingText(settings: Settings, language: Language): LegalText {
  const say = words[language]
  const shipping = shippingSettings.of(settings)
  const { countries, groups, pickup, printingDays, offersParts } = shipping
  const tables = groups.map(group => groupText(group, shipping, sayIn(language, settings))).filter(text => text !== '')
  const outside = countries
    .filter(({ code }) => !isInEu(code) && groups.some(group => group.tiers.some(tier => tier.costs[code])))
    .map(({ code, title }) => safe(textIn(language, title)) + (code === 'GB' ? say.withoutNorth : ''))
  return textOfStretches(say.title, [
    { html: `<p>${tables.length > 0 ? say.intro : say.nothing}</p>` },
    { part: 'shippingCosts', html: tables.join('') },
    {
      html: `<h2>${say.pickup}</h2><p>${pickup.isOffered && pickup.places.length > 0 ? say.pickupAt(safe(pickupText(pickup.places, language))) : say.noPickup}</p>`,
    },
    {
      html: `<h2>${say.time}</h2><p>${say.timeText}${offersParts ? say.parts : say.together}${printingDays > 0 ? say.printing(printingDays) : ''}</p>`,
    },
    { html: outside.length > 0 ? `<h2>${say.outside(outside.join(', '))}</h2><p>${say.outsideText}</p>` : '' },
  ])
}

/** Words, numbers and amounts of a language. */
type Say = { readonly language: Language; readonly money: (cents: number) => string }

function sayIn(language: Language, settings: Settings): Say {
  const { money } = speechIn(language, amountsOf(settings))
  return { language, money: cents => money(cents, 'EUR') }
}

function groupText(group: Group, { countries, freeFromByCountry }: Shipping, spoken: Say): string {
  const { language, money } = spoken
  const say = words[language]
  const rows: Row[] = []
  for (const { code, title } of countries) {
    const costs = costsIn(group, code, spoken)
    if (costs.length === 0) continue
    const free = freeFromByCountry[code]
    const row = { costs: costs.join('<br>'), freeFrom: free ? money(free) : '–' }
    const same = rows.find(each => each.costs === row.costs && each.freeFrom === row.freeFrom)
    if (same) same.countries.push(safe(textIn(language, title)))
    else rows.push({ ...row, countries: [safe(textIn(language, title))] })
  }
  if (rows.length === 0) return ''
  const heads = [say.country, say.costs, say.freeFrom].map(head => `<th scope="col">${head}</th>`).join('')
  const body = rows
    .map(row => `<tr><td>${row.countries.join(', ')}</td><td>${row.costs}</td><td>${row.freeFrom}</td></tr>`)
    .join('')
  return [
    `<h2>${safe(group.title ? textIn(language, group.title) : group.id)}</h2>`,
    `<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`,
    ...(group.freeFrom ? [`<p>${say.groupFree(money(group.freeFrom))}</p>`] : []),
  ].join('')
}

/** What a country's parcels cost, by size and range of postcodes; none where the group is not delivered there. */
function costsIn({ tiers, countBy }: Group, code: string, { language, money }: Say): string[] {
  const say = words[language]
  const number = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB')
  return tiers.flatMap(({ max, costs }) => {
    const there = costs[code]
    if (!there) return []
    const size =
      max === null
        ? say.anySize
        : countBy === 'weight'
          ? say.weight(number.format(max / 1000))
          : say.pieces(number.format(max))
    const whole = there.cost === null ? [] : [`${size}: ${money(there.cost)}`]
    const ranges = there.zipRanges.flatMap(({ from, to, cost, freeFrom }) => {
      if (cost === null) return []
      const free = freeFrom ? ` (${say.freeFrom} ${money(freeFrom)})` : ''
      return [`${size}, ${say.zip(safe(from), safe(to))}: ${money(cost)}${free}`]
    })
    return [...whole, ...ranges]
  })
}
