import { sql } from 'drizzle-orm'
import { textOfHtml } from '../../kit/html.ts'
import type { Language, LocalizedText } from '../../kit/languages.ts'
import type { Cents } from '../../kit/money.ts'
import type { Database } from '../../platform/database.ts'
import { imagePath } from '../../platform/imageSizes.ts'
import { type Reader, run } from '../../platform/statements.ts'
import { groupRecords, type ProductRecord, productRecordsById } from '../catalogue/queries/records.ts'
import { availabilityOf } from '../catalogue/rules/availability.ts'
import { productPath } from '../catalogue/rules/paths.ts'
import { listingSettings } from '../catalogue/settings.ts'
import { pricingRules } from '../pricing/rules/shopRules.ts'
import { homeVatRate, vatSettings } from '../pricing/settings.ts'
import { readSettings } from '../settings/queries.ts'
import type { Settings } from '../settings/rules.ts'
import { shopDay, shopSettings } from '../settings/settings.ts'
import { isOn } from '../site/settings.ts'
import type { FeedPiece, FeedProduct } from './rules/items.ts'
import { longest } from './rules/items.ts'
import { sendingCosts } from './rules/shipping.ts'
import { feedSettings } from './settings.ts'

/** Products that are read at a time: a list of any length takes the memory of so many. */
const atATime = 200

/** Pixels that pictures are wide: portals want 800 and more. */
const imageWidth = 1200

type Reading = { readonly database: Database; readonly now: Date; readonly origin: string }

/** All that is sold, by the ids of its products, in parts. Vouchers are no goods. */
export async function* feedProducts({ database, now, origin }: Reading, language: Language) {
  const settings = await readSettings(database.drizzle)
  const groups = new Map((await groupRecords(database)).map(({ slug, title }) => [slug, title]))
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await run<{ id: string }>(
      database.drizzle,
      sql`select l.product_id as id from listings l where l.product_id > ${after}::uuid order by l.product_id limit ${atATime}`,
    )
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    const ids = rows.map(({ id }) => id)
    const records = await productRecordsById(database, ids, false, now)
    yield records
      .filter(({ kind, card }) => kind !== 'voucher' && card !== null)
      .map(record => feedProduct(record, { settings, now, origin, language, groups }))
      .filter(({ pieces }) => pieces.length > 0)
  }
}

type Around = {
  readonly settings: Settings
  readonly now: Date
  readonly origin: string
  readonly language: Language
  readonly groups: ReadonlyMap<string, LocalizedText>
}

function feedProduct(record: ProductRecord, { settings, now, origin, language, groups }: Around): FeedProduct {
  const { card } = record
  const description = record.description && {
    de: textOfHtml(record.description.de),
    en: record.description.en ? textOfHtml(record.description.en) : null,
  }
  const [home] = card!.groups
  return {
    number: record.productNumber,
    title: record.title,
    description,
    url: origin + productPath(language, home, record.slug),
    brand: record.safety?.producer ?? feedSettings.of(settings).brand,
    images: record.images.map(({ sha256, colorCode }) => ({ url: origin + imagePath(sha256, imageWidth), colorCode })),
    group: (home && groups.get(home)) || null,
    content: record.content,
    country: shopSettings.of(settings).country,
    pieces: piecesOf(record, settings, now),
  }
}

function piecesOf(record: ProductRecord, settings: Settings, now: Date): FeedPiece[] {
  const gross = grossOf(settings, record.vatGroup, now)
  const calendar = { today: shopDay(settings, now), fewLeftUpTo: listingSettings.of(settings).fewLeftUpTo }
  const { listsSoldOut } = feedSettings.of(settings)
  const texts = { tableText: null, noteText: null }
  const card = record.card!
  const asked = card.price.adult ?? card.price.from
  const { country } = shopSettings.of(settings)
  const { shipping } = pricingRules(settings)
  const sent = (priceCents: Cents, weightGrams: number | null) => {
    const costs = shipping && sendingCosts(shipping, country, { group: record.shippingGroup, weightGrams, priceCents })
    return costs === null || costs === undefined ? null : gross(costs)
  }
  const saleSpan = runningOffer(record, now)
  const whole: FeedPiece[] =
    asked === null
      ? []
      : [
          {
            ...{ id: record.id, sku: record.productNumber, size: null, fit: null, isChildSize: false, color: null },
            ...{ gtin: null, priceCents: gross(asked), sale: grossSale(card.sale, gross) },
            ...{ saleSpan, shippingCents: sent(asked, record.weightGrams) },
            ...{ availability: card.availability, weightGrams: record.weightGrams },
          },
        ]
  const variants = record.variants
    .filter(({ isOffline }) => !isOffline)
    .flatMap((variant): FeedPiece[] => {
      const listed = record.prices?.[variant.id]
      const cents = listed?.cents ?? variant.priceCents ?? record.priceCents
      if (cents === null) return []
      const { colorCode, colorTitle } = variant
      return [
        {
          ...{
            id: variant.id,
            sku: variant.sku,
            size: variant.size,
            fit: variant.fit,
            isChildSize: variant.isChildSize,
          },
          color: colorCode && colorTitle ? { code: colorCode, title: colorTitle } : null,
          gtin: (variant.properties as { gtin?: string }).gtin ?? null,
          ...{ priceCents: gross(cents), sale: grossSale(listed?.sale ?? null, gross) },
          availability: availabilityOf(variant, calendar, texts),
          weightGrams: variant.weightGrams ?? record.weightGrams,
          ...{ saleSpan, shippingCents: sent(cents, variant.weightGrams ?? record.weightGrams) },
        },
      ]
    })
  const pieces = record.variants.length === 0 ? whole : variants
  return listsSoldOut ? pieces : pieces.filter(({ availability }) => availability.state !== 'soldOut')
}

/** From when to when the offer runs that a product has now; null where none does, or more than one. */
function runningOffer({ offers }: ProductRecord, now: Date): FeedPiece['saleSpan'] {
  const running = offers
    .map(({ startsAt, endsAt }) => ({ from: new Date(startsAt), to: new Date(endsAt) }))
    .filter(({ from, to }) => from <= now && to > now)
  return running.length === 1 ? running[0]! : null
}

/** What consumers at home pay for a price in the shop's basis. */
function grossOf(settings: Settings, group: string | null, now: Date): (cents: Cents) => Cents {
  if (vatSettings.of(settings).type === 'inclusive') return cents => cents
  const rate = homeVatRate(settings, group, now) ?? 0
  return cents => Math.round(cents * (1 + rate / 10_000))
}

const grossSale = (sale: FeedPiece['sale'], gross: (cents: Cents) => Cents): FeedPiece['sale'] =>
  sale && {
    ...sale,
    previousPrice: gross(sale.previousPrice),
    lowestPriceOf30Days: gross(sale.lowestPriceOf30Days),
  }

/** Whether lists can be fetched, and what is written on top of them. */
export async function feedHead(reader: Reader) {
  const settings = await readSettings(reader)
  const { name, currency } = shopSettings.of(settings)
  return { isEnabled: feedSettings.of(settings).enabled && isOn(settings, 'feeds'), name, currency }
}

/** What portals complain of, or refuse. */
const feedFindings = [
  ...(['noImage', 'smallImage', 'noDescription', 'noEnglish', 'noBrand', 'noGtin', 'innerGtin'] as const),
  ...(['noColor', 'noGender', 'noPrice', 'longNumber'] as const),
] as const
type FeedFinding = (typeof feedFindings)[number]
export type FeedReport = {
  readonly products: number
  readonly findings: readonly {
    readonly finding: FeedFinding
    readonly count: number
    /** The first few of them by their titles. */
    readonly examples: readonly { readonly id: string; readonly productNumber: string; readonly title: LocalizedText }[]
  }[]
}

/** Pixels that a picture of clothing has at least, both ways. Source: Google Merchant Center, `image_link`. */
const leastPixels = 250

/** Examples of each finding. */
const mostExamples = 5

/** What of the listed products portals would complain of. Looks at all of them. */
export async function feedReport(reader: Reader): Promise<FeedReport> {
  const brand = feedSettings.of(await readSettings(reader)).brand
  const named = sql.join(
    feedFindings.map(
      name => sql`select ${name}::text as finding, count(*) filter (where ${sql.identifier(name)})::int as count,
        coalesce((select json_agg(json_build_object('id', e.id, 'productNumber', e.number, 'title', e.title))
          from (select id, number, title from looked where ${sql.identifier(name)} order by title->>'de', id
            limit ${mostExamples}) e), '[]') as examples, count(*)::int as products from looked`,
    ),
    sql` union all `,
  )
  const rows = await run<FeedReport['findings'][number] & { products: number }>(
    reader,
    sql`with looked as materialized (
      select p.id, p.product_number as number, p.title, l.card->>'image' is null as "noImage",
        coalesce(p.description->>'de', '') = '' as "noDescription",
        coalesce(p.description->>'de', '') <> '' and coalesce(p.description->>'en', '') = '' as "noEnglish",
        least((l.card #>> '{image,width}')::int, (l.card #>> '{image,height}')::int) < ${leastPixels} as "smallImage",
        l.price_from = 0 as "noPrice",
        exists (select from variants v where v.product_id = p.id and not v.is_offline
          and v.properties->>'gtin' ~ '^(2[0-9]{12}|0?[24][0-9]{11}|9[89][0-9]{11})$') as "innerGtin",
        exists (select from variants v where v.product_id = p.id and not v.is_offline and v.size is not null
          and v.color_id is null) as "noColor",
        exists (select from variants v where v.product_id = p.id and not v.is_offline and v.size is not null
          and v.fit is null) as "noGender",
        ${brand === null}::boolean and coalesce(p.safety->>'producer', '') = '' as "noBrand",
        exists (select from variants v where v.product_id = p.id and not v.is_offline
          and coalesce(v.properties->>'gtin', '') = '') as "noGtin",
        char_length(p.product_number) > ${longest.id} or exists (select from variants v where v.product_id = p.id
          and not v.is_offline and char_length(v.sku) > ${longest.id}) as "longNumber"
      from listings l join products p on p.id = l.product_id where p.kind <> 'voucher')
    ${named}`,
  )
  return { products: rows[0]?.products ?? 0, findings: rows.filter(({ count }) => count > 0) }
}
