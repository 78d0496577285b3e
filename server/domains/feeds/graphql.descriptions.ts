/** What the feeds' part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const feedDescriptions = {
  FeedExample: {
    '': 'A product of which a shopping portal would complain.',
    productId: 'Of the `Product`.',
    productNumber: 'Its article number.',
    title: 'In the language of the request.',
  },
  FeedFinding: {
    '': 'Something that shopping portals complain of, or refuse.',
    attribute: 'What portals call the field that it is about, without `g:`.',
    count: 'Products of which it is true.',
    examples: 'The first five of them by their titles.',
    kind: 'What it is.',
  },
  FeedFindingKind: {
    '': 'What shopping portals complain of.',
    INNER_GTIN: 'A GTIN is one for use within a shop, or of a coupon; the lists leave it out.',
    NO_COLOR: 'A size has no colour, which portals ask of clothing.',
    NO_GENDER: 'A size has no fit, so that nobody knows for whom it is; portals ask that of clothing.',
    NO_PRICE: 'It costs nothing; the lists leave it out.',
    SMALL_IMAGE: 'The picture has fewer than 250 pixels in one direction; portals refuse it for clothing.',
    LONG_NUMBER: 'An article number has more than 50 characters; portals read the first 50.',
    NO_BRAND: 'Neither the product names a producer nor the settings a brand.',
    NO_DESCRIPTION: 'There is no description; the title stands for it.',
    NO_ENGLISH: 'The description is not there in English; the German one stands for it.',
    NO_GTIN: 'A size has no GTIN; portals show it less often.',
    NO_IMAGE: 'There is no picture; portals refuse it.',
  },
  FeedReport: {
    '': 'What shopping portals would complain of.',
    findings: 'What was found; nothing where all is well.',
    products: 'Products that the lists hold.',
  },
  Query: {
    feedReport:
      'What shopping portals would complain of in the lists of products (`/feeds/products-de.xml`, `/feeds/meta-de.xml`).',
  },
}
