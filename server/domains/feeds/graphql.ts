import { builder } from '../../api/builder.ts'
import { globalId } from '../../api/globalIds.ts'
import { textIn } from '../../kit/languages.ts'
import { type FeedReport, feedReport } from './queries.ts'

const FeedFindingKindRef = builder.enumType('FeedFindingKind', {
  values: {
    NO_IMAGE: { value: 'noImage' },
    SMALL_IMAGE: { value: 'smallImage' },
    NO_DESCRIPTION: { value: 'noDescription' },
    NO_ENGLISH: { value: 'noEnglish' },
    NO_BRAND: { value: 'noBrand' },
    NO_GTIN: { value: 'noGtin' },
    INNER_GTIN: { value: 'innerGtin' },
    NO_COLOR: { value: 'noColor' },
    NO_GENDER: { value: 'noGender' },
    NO_PRICE: { value: 'noPrice' },
    LONG_NUMBER: { value: 'longNumber' },
  } as const,
})

type Finding = FeedReport['findings'][number]

/** What portals call the field that a finding is about. */
const attributes: Readonly<Record<Finding['finding'], string>> = {
  ...{ noImage: 'image_link', smallImage: 'image_link', noDescription: 'description', noEnglish: 'description' },
  ...{ noBrand: 'brand', noGtin: 'gtin', innerGtin: 'gtin', noColor: 'color', noGender: 'gender' },
  ...{ noPrice: 'price', longNumber: 'id' },
}
const FeedExampleRef = builder.objectRef<Finding['examples'][number]>('FeedExample').implement({
  fields: t => ({
    productId: t.id({ resolve: ({ id }) => globalId('Product', id) }),
    productNumber: t.exposeString('productNumber'),
    title: t.string({ resolve: ({ title }, _args, { language }) => textIn(language, title) }),
  }),
})
const FeedFindingRef = builder.objectRef<Finding>('FeedFinding').implement({
  fields: t => ({
    kind: t.expose('finding', { type: FeedFindingKindRef }),
    attribute: t.string({ resolve: ({ finding }) => attributes[finding] }),
    count: t.exposeInt('count'),
    examples: t.expose('examples', { type: [FeedExampleRef] }),
  }),
})
const FeedReportRef = builder.objectRef<FeedReport>('FeedReport').implement({
  fields: t => ({
    products: t.exposeInt('products'),
    findings: t.expose('findings', { type: [FeedFindingRef] }),
  }),
})

builder.queryField('feedReport', t =>
  t.field({
    type: FeedReportRef,
    authScopes: { staff: 'catalogue' },
    // It looks at all products.
    complexity: 500,
    resolve: (_root, _args, { database }) => feedReport(database.drizzle),
  }),
)
