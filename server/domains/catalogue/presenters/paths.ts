import { allFields } from '../fields.ts'

const restNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allFields.map(({ field, rest }) => [field, rest])),
  sku: 'order_number',
  isMainGallery: 'mainGallery',
  groupIds: 'product_groups',
  parentIds: 'product_groups',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
  productOrder: 'item_order',
  placedIds: 'placed_items',
  offers: 'special_offers',
  startsAt: 'start',
  endsAt: 'end',
  tiers: 'bulk_prices',
  fit: 'gender',
  colorId: 'color',
  isChildSize: 'childSize',
  stock: 'available',
  imageId: 'image',
  moreImageIds: 'media.images',
  imageIds: 'media.images',
  imageAlt: 'media.images.0.alt',
  code: 'color_id',
  kind: 'type',
  productId: '_id',
  euPerson: 'eu_person',
  caption: 'desc',
  variantIds: 'keys',
}

/** Where a refusal is, in the words of the documented input. `dropped`: how many leading steps say nothing there. */
export const restPath = (path: readonly string[], dropped = 0): string[] =>
  path.slice(path[0] === 'changes' ? 1 : dropped).map(step => restNames[step] ?? step)
