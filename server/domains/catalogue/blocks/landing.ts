import type { Block } from '../../content/rules/document.ts'
import type { StandingAsk, StandingContent } from '../../content/rules/standing.ts'
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

/** The two ways from the hero: to the first group, and to the last one. */
function waysTo(groups: readonly Group[]) {
  const [first] = groups
  const last = groups.length > 1 ? groups.at(-1) : undefined
  return [
    ...(first
      ? [
          {
            label: { de: `${first.title.de} entdecken`, en: `Shop ${midSentence(first.title.en || first.title.de)}` },
            href: `/${first.slug}`,
            look: 'primary',
          },
        ]
      : []),
    ...(last
      ? [{ label: { de: 'Mannschaft ausstatten', en: 'Equip your team' }, href: `/${last.slug}`, look: 'outline' }]
      : []),
  ]
}

const benefits = [
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

/** The landing page of a shop that has not made its own: what it is for, why, its groups, what is new and what others buy. */
const landingDefault = (groups: readonly Group[]): StandingContent => ({
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
        buttons: waysTo(groups),
        tone: 'inverse',
        drawing: 'kit',
      }),
      block('landing-why', 'benefits', { items: benefits }),
      block('landing-groups', 'groupCards', {
        title: { de: 'Produktgruppen', en: 'Product groups' },
        groups: [],
        count: 24,
      }),
      carousel('landing-new', { de: 'Neuheiten', en: 'New arrivals' }, 'new'),
      carousel('landing-top', { de: 'Top Seller', en: 'Top sellers' }, 'top'),
    ],
  },
})

/** The same with the groups of now. */
export const standingLanding = async ({ database, once }: StandingAsk): Promise<StandingContent> =>
  landingDefault(await once(firstLevelKey, () => firstLevelGroups(database)))
