import { builder } from '../../api/builder.ts'
import { globalId } from '../../api/globalIds.ts'
import { textIn } from '../../kit/languages.ts'
import { type FeedReport, feedReport } from './queries.ts'

const FeedFindingKindRef = builder.enumType('FeedFindingKind', {
  values: {
    NO_IMAGE: { value: 'noImage' },
    NO_DESCRIPTION: { value: 'noDescription' },
    NO_ENGLISH: { value: 'noEnglish' },
    NO_BRAND: { value: 'noBrand' },
    NO_GTIN: { value: 'noGtin' },
    LONG_NUMBER: { value: 'longNumber' },
  } as const,
})

type Finding = FeedReport['findings'][number]
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
