import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { globalId } from '../../../api/globalIds.ts'
import { LocalizedTextRef, MoneyRef, money } from '../../../api/values.ts'
import type { ManagedDownload, ManagedImage, ManagedOffer, ManagedParts, ManagedTier } from '../queries/managedParts.ts'
import type { ProductClaim, ProductContent, ProductProperty, ProductSafety } from '../tables.ts'
import { LetteringRef } from './lettering.ts'
import { loadManagedCard, loadManagedParts } from './loaders.ts'
import { ProductRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { ContentUnitRef, TierScopeRef } from './values.ts'

/** What hangs on a product as its editor sees it. */

const ManagedTierRef = builder.objectRef<ManagedTier>('ManagedTier').implement({
  fields: t => ({
    from: t.exposeInt('from'),
    price: t.field({ type: MoneyRef, resolve: tier => money(tier.priceCents) }),
    scope: t.expose('scope', { type: TierScopeRef }),
    variantIds: t.idList({
      description: 'The variants that the scope SOME names.',
      resolve: tier => tier.variantIds.map(id => globalId('Variant', id)),
    }),
  }),
})

const ManagedOfferRef = builder.objectRef<ManagedOffer>('ManagedOffer').implement({
  fields: t => ({
    startsAt: t.field({ type: 'DateTime', resolve: offer => new Date(offer.startsAt) }),
    endsAt: t.field({ type: 'DateTime', resolve: offer => new Date(offer.endsAt) }),
    discountGroups: t.stringList({ resolve: offer => [...offer.discountGroups] }),
  }),
})

const ManagedPropertyRef = builder.objectRef<ProductProperty>('ManagedProperty').implement({
  fields: t => ({
    key: t.exposeString('key'),
    label: t.expose('label', { type: LocalizedTextRef }),
    value: t.expose('value', { type: LocalizedTextRef }),
  }),
})

const ManagedClaimRef = builder.objectRef<ProductClaim>('ManagedClaim').implement({
  fields: t => ({
    text: t.expose('text', { type: LocalizedTextRef }),
    evidence: t.expose('evidence', { type: LocalizedTextRef }),
  }),
})

const ManagedSafetyRef = builder.objectRef<ProductSafety>('ManagedSafety').implement({
  fields: t => ({
    producer: t.exposeString('producer'),
    address: t.exposeString('address'),
    email: t.exposeString('email'),
    euPerson: t.exposeString('euPerson', { nullable: true }),
    warnings: t.expose('warnings', { type: LocalizedTextRef, nullable: true }),
  }),
})

const ManagedContentRef = builder.objectRef<ProductContent>('ManagedContent').implement({
  fields: t => ({ amount: t.exposeInt('amount'), unit: t.expose('unit', { type: ContentUnitRef }) }),
})

const ManagedDownloadRef = builder.objectRef<ManagedDownload>('ManagedDownload').implement({
  fields: t => ({
    fileId: t.exposeString('fileId'),
    title: t.expose('title', { type: LocalizedTextRef }),
    name: t.exposeString('name'),
    size: t.exposeInt('size', { description: 'Bytes.' }),
  }),
})

const ManagedImageRef = builder.objectRef<ManagedImage>('ManagedImage').implement({
  description: 'The words of a picture in both languages.',
  fields: t => ({
    imageId: t.exposeID('id'),
    alt: t.expose('alt', { type: LocalizedTextRef, nullable: true }),
    caption: t.expose('caption', { type: LocalizedTextRef, nullable: true }),
  }),
})

/** Products by id as those who keep the catalogue see them, offline ones too. */
async function managed(context: RequestContext, ids: readonly string[]): Promise<ProductShape[]> {
  const cards = await Promise.all(ids.map(id => loadManagedCard(context, id)))
  return cards.flatMap(card => (card ? [{ card, isManaged: true }] : []))
}

const ManagedPartsRef = builder.objectRef<ManagedParts>('ProductParts').implement({
  fields: t => ({
    tiers: t.field({ type: [ManagedTierRef], resolve: parts => [...parts.tiers] }),
    slots: t.field({
      type: [ProductRef],
      complexity: { field: 5, multiplier: 12 },
      description: 'The pieces of a set in order, offline and deleted ones too; one that comes twice comes twice.',
      resolve: (parts, _args, context) => managed(context, parts.slots),
    }),
    cross: t.field({
      type: [ProductRef],
      complexity: { field: 5, multiplier: 12 },
      resolve: (parts, _args, context) => managed(context, parts.cross),
    }),
    offers: t.field({ type: [ManagedOfferRef], resolve: parts => [...parts.offers] }),
    properties: t.field({ type: [ManagedPropertyRef], resolve: parts => [...parts.properties] }),
    claims: t.field({ type: [ManagedClaimRef], resolve: parts => [...parts.claims] }),
    safety: t.field({ type: ManagedSafetyRef, nullable: true, resolve: parts => parts.safety }),
    content: t.field({ type: ManagedContentRef, nullable: true, resolve: parts => parts.content }),
    lettering: t.field({ type: LetteringRef, nullable: true, resolve: parts => parts.lettering }),
    downloads: t.field({ type: [ManagedDownloadRef], resolve: parts => [...parts.downloads] }),
    images: t.field({ type: [ManagedImageRef], resolve: parts => [...parts.images] }),
  }),
})

/** The field of a product's management that leads to all of this. */
export const partsField = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { readonly product: ProductShape }>) =>
  t.field({
    type: ManagedPartsRef,
    nullable: true,
    complexity: 20,
    resolve: ({ product }, _args, context) => loadManagedParts(context, product.card.id),
  })

type Types = typeof builder.$inferSchemaTypes
