const dimensions = { fit: 'fit', color: '(offer->>1)', size: '(offer->>2)' }
const combinations = [
  ['fit'],
  ['color'],
  ['size'],
  ['fit', 'color'],
  ['fit', 'size'],
  ['color', 'size'],
  ['fit', 'color', 'size'],
]
const flagSets: [string[], number][] = [
  [[], 0],
  [['inStock'], 1],
  [['onSale'], 2],
  [['inStock', 'onSale'], 3],
]

const singleOffers = (offers: string) => `with single as (
    select l.ordinal, json_array_length(l.offers) as pieces, p.piece, offer, fit
    from listings l cross join json_array_elements(l.offers) with ordinality as p(own, piece)
    cross join ${offers} cross join lateral (
      select offer->>0 as fit union all select '*' where offer->>0 <> 'children'
    ) as fits
  )`

/** What all pieces of a listing have a variant with, worked out by SQL alone; \t parts the values. */
const derivedOffers = flagSets
  .flatMap(([flags, bits]) =>
    combinations.flatMap(names => {
      if (bits === 0 && names.length === 1) return []
      const values = names.map(name => dimensions[name as keyof typeof dimensions])
      const isGiven = [...values.map(value => `${value} <> ''`), ...(names.length === 1 ? [`fit <> '*'`] : [])]
      return [
        `select '${[...flags, ...names].join(' ')}', ${values.join(` || E'\\t' || `)}, ordinal
         from single where (offer->>3)::int & ${bits} = ${bits} and ${isGiven.join(' and ')}
         group by 1, 2, 3, pieces having count(distinct piece) = pieces`,
      ]
    }),
  )
  .join(' union all ')

/** Kind, value and ordinal of listings by the first variant of each piece, for catalogues that are multiplied. */
export const firstOffers = `
  ${singleOffers('lateral (select * from json_array_elements(p.own) limit 1) as o(offer)')}
  ${derivedOffers}`

/** Rows of `listing_bitmaps` as they follow from the listings, their groups and their search documents: what
 *  `refreshListings` keeps up to date one by one, worked out at once. */
export const derivedBitmaps = `
  ${singleOffers('json_array_elements(p.own) as o(offer)')}
  select kind, value, ordinal / 1024 as block,
    bit_or(set_bit(repeat('0', 1024)::bit(1024), ordinal % 1024, 1)) as members
  from (
    select d.language || ' ' || w.rank as kind, w.word as value, l.ordinal
    from search_documents d join listings l on l.product_id = d.product_id
    cross join unnest(d.words, d.ranks) as w(word, rank)
    union all
    select 'group', group_id::text, ordinal from group_listings
    union all
    select 'fit', fit, ordinal from listings cross join unnest(fits) as fit
    union all
    select 'size', size, ordinal from listings cross join unnest(sizes) as size
    union all
    select 'color', color, ordinal from listings cross join unnest(color_codes) as color
    union all
    select 'property', held, ordinal from listings cross join unnest(property_values) as held
    union all
    select 'commonProperty', held, ordinal from listings cross join unnest(property_values) as held
    where not exists (
      select from json_array_elements(offers) as piece(own), json_array_elements(piece.own) as o(offer),
        json_array_elements_text(coalesce(offer->4, '[]')) as differing(value) where differing.value = held)
    union all
    select 'feature', feature.value, ordinal from listings cross join lateral (
      values ('personalisable', is_personalisable), ('inStock', is_in_stock), ('onSale', is_on_sale)
    ) as feature(value, has) where feature.has
    union all
    select 'all', '', ordinal from listings
    union all
    ${derivedOffers}
    union all
    select 'manyPrices', audience, ordinal from listings cross join unnest(many_prices) as audience
    union all
    select price.kind, place::text, ordinal
    from listings cross join lateral (
      values ('priceFrom', price_from), ('priceTo', price_to), ('childPriceFrom', child_price_from),
        ('childPriceTo', child_price_to)
    ) as price(kind, cents)
    cross join generate_series(0, 31) as place where (price.cents::bigint >> place) & 1 = 1
    union all
    select 'sortOrder', place::text, ordinal
    from listings cross join generate_series(0, 31) as place
    where ((sort_order::bigint + 2147483648) >> place) & 1 = 1
  ) as had
  group by kind, value, ordinal / 1024`
