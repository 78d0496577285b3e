import type { Block } from '../../content/rules/document.ts'
import type { StandingAsk, StandingContent } from '../../content/rules/standing.ts'
import { paymentSettings, shippingSettings } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { operatorSettings, shopSettings } from '../../settings/settings.ts'
import { firstLevelGroups, firstLevelKey } from '../queries/groups.ts'

/** What the landing page leads to: groups of the first level, in the shop's order. */
type Group = { readonly slug: string; readonly title: { readonly de: string; readonly en?: string | null | undefined } }

const everywhere = { xs: true, md: true, lg: true }
const block = (id: string, type: string, props: Block['props']): Block => ({
  ...{ id, type, props },
  attrs: { size: { xs: 12, md: 12, lg: 12 }, visible: everywhere },
})

/** A title within an English phrase ('Shop jerseys'); abbreviations keep their capitals. */
const midSentence = (title: string): string => title.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())

/** The way from the hero to a group. */
const wayTo = (group: Group, look: 'primary' | 'outline') => ({
  label: { de: `${group.title.de} entdecken`, en: `Shop ${midSentence(group.title.en || group.title.de)}` },
  href: `/${group.slug}`,
  look,
})

/** The ways from the hero: to the first group, and to the last one, which may be called otherwise. */
function waysTo(groups: readonly Group[], nameOfLast?: { readonly de: string; readonly en: string }) {
  const [first] = groups
  const last = groups.length > 1 ? groups.at(-1) : undefined
  return [
    ...(first ? [wayTo(first, 'primary')] : []),
    ...(last ? [{ ...wayTo(last, 'outline'), ...(nameOfLast && { label: nameOfLast }) }] : []),
  ]
}

/** Of the demo, which sells to clubs. */
const teamwearBenefits = [
  {
    icon: 'pen',
    title: { de: 'Name und Nummer', en: 'Name and number' },
    text: { de: 'auf jedem Stück einzeln', en: 'On each piece individually' },
  },
  {
    icon: 'tag',
    title: { de: 'Staffelpreise', en: 'Volume pricing' },
    text: { de: 'ab 10 und ab 25 Stück', en: 'From 10 and from 25 pieces' },
  },
  {
    icon: 'pin',
    title: { de: 'Abholung im Verein', en: 'Pickup at the club' },
    text: { de: 'kostenlos', en: 'Free of charge' },
  },
  {
    icon: 'document',
    title: { de: 'Kauf auf Rechnung', en: 'Pay by invoice' },
    text: { de: 'für Vereine, 14 Tage', en: 'For clubs, 14 days' },
  },
]

const carousel = (id: string, title: { de: string; en: string }, source: 'new' | 'top') =>
  block(id, 'productCarousel', { title, source, group: null, products: [], count: 12 })

/** Below the hero: the groups, what is new and what others buy. */
const goods = [
  block('landing-groups', 'groupCards', {
    title: { de: 'Produktgruppen', en: 'Product groups' },
    groups: [],
    count: 24,
  }),
  carousel('landing-new', { de: 'Neuheiten', en: 'New arrivals' }, 'new'),
  carousel('landing-top', { de: 'Top Seller', en: 'Top sellers' }, 'top'),
]

/** What the shop that is set up says of itself and is true by its settings; nothing where they say nothing. */
function benefitsOf(settings: Settings) {
  const { pickup, groups, transitDays } = shippingSettings.of(settings)
  const isOffered = (wanted: string) =>
    paymentSettings
      .of(settings)
      .methods.some(({ id, isConfigured, isEnabled }) => id === wanted && isConfigured && isEnabled)
  const sends = groups.some(({ tiers }) => tiers.some(({ costs }) => Object.keys(costs).length > 0))
  const { min, max } = transitDays
  const days = min === max ? `${max}` : `${min} bis ${max}`
  return [
    ...(sends && max > 0
      ? [
          {
            icon: 'truck',
            title: { de: 'Versand zu Ihnen', en: 'Delivered to you' },
            text: {
              de: max === 1 ? 'ein Arbeitstag unterwegs' : `${days} Arbeitstage unterwegs`,
              en: max === 1 ? 'One working day in transit' : `${days.replace('bis', 'to')} working days in transit`,
            },
          },
        ]
      : []),
    ...(pickup.isOffered && pickup.places.length > 0
      ? [
          {
            icon: 'pin',
            title: { de: 'Selbst abholen', en: 'Collect it yourself' },
            text: { de: 'kostenlos', en: 'Free of charge' },
          },
        ]
      : []),
    ...(isOffered('invoice')
      ? [
          {
            icon: 'document',
            title: { de: 'Kauf auf Rechnung', en: 'Pay by invoice' },
            text: { de: 'erst die Ware, dann zahlen', en: 'First the goods, then the payment' },
          },
        ]
      : []),
  ]
}

/**
 * The landing page of a shop that has not made its own: whose it is, what its settings promise, its groups, what is new and
 * what others buy. It claims nothing that nobody entered, whatever is sold.
 */
function landingDefault(settings: Settings, groups: readonly Group[]): StandingContent {
  const { name, claim } = shopSettings.of(settings)
  const said = { de: claim.de, en: claim.en || claim.de }
  const items = benefitsOf(settings)
  return {
    title: { de: 'Online-Shop', en: 'Online shop' },
    description: said,
    document: {
      blocks: [
        block('landing-hero', 'hero', {
          eyebrow: { de: '', en: '' },
          title: { de: `Willkommen bei ${name}`, en: `Welcome to ${name}` },
          text: said,
          image: null,
          buttons: waysTo(groups),
          tone: 'inverse',
          drawing: 'none',
        }),
        ...(items.length > 0 ? [block('landing-why', 'benefits', { items })] : []),
        ...goods,
      ],
    },
  }
}

/** The landing page of the demo: what it is for and why. */
const demoLanding = (groups: readonly Group[]): StandingContent => ({
  title: { de: 'Teambekleidung für Vereine', en: 'Teamwear for clubs' },
  description: {
    de: 'Trikots, Trainingsanzüge, Sets und Taschen für Vereine, mit Namen und Nummer bedruckt, ab einem Stück und mit Staffelpreisen.',
    en: 'Jerseys, tracksuits, sets and bags for clubs, printed with names and numbers, from a single piece and with volume pricing.',
  },
  document: {
    blocks: [
      block('landing-hero', 'hero', {
        eyebrow: { de: '', en: '' },
        title: { de: 'Die Mannschaft steht. Jetzt die Ausrüstung.', en: 'The team is set. Now the kit.' },
        text: {
          de: 'Trikots, Trainingsanzüge und Taschen für den ganzen Verein. Mit Namen und Nummer, ab einem Stück, mit Staffelpreisen ab zehn.',
          en: 'Jerseys, tracksuits and bags for the whole club. With names and numbers, from a single piece, with volume pricing from ten.',
        },
        image: null,
        buttons: waysTo(groups, { de: 'Mannschaft ausstatten', en: 'Equip your team' }),
        tone: 'inverse',
        drawing: 'kit',
      }),
      block('landing-why', 'benefits', { items: teamwearBenefits }),
      ...goods,
    ],
  },
})

/** The same with the groups of now: the demo's as long as the shop is one to look at. */
export const standingLanding = async ({ database, settings, once }: StandingAsk): Promise<StandingContent> => {
  const [known, groups] = await Promise.all([settings(), once(firstLevelKey, () => firstLevelGroups(database))])
  return operatorSettings.of(known).isDemo ? demoLanding(groups) : landingDefault(known, groups)
}
