import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { isId } from '../../../kit/ids.ts'
import { textIn } from '../../../kit/languages.ts'
import { LegalTextRef, settingsOf } from '../../settings/graphql.ts'
import { productSizeChart } from '../../settings/legalTexts/sizeChart.ts'
import type { DownloadRow, ProductImageRow, ProductTexts } from '../queries/products.ts'
import type { CardTier } from '../rules/card.ts'
import { productPathIn } from '../rules/paths.ts'
import { printable, usualMethod } from '../rules/printing.ts'
import type { NamedValue } from '../rules/propertyDefinitions.ts'
import { quantityUnitOf } from '../rules/quantityUnits.ts'
import { unitSettings } from '../settings.ts'
import { LetteringRef } from './lettering.ts'
import { loadCard, loadParts } from './loaders.ts'
import { textsOf } from './productFields.ts'
import { ColorRef, ProductGroupRef, ProductRef, VariantRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { tableOf } from './shownProperties.ts'
import {
  AvailabilityRef,
  FitRef,
  ImageRef,
  ImageViewRef,
  ProductKindRef,
  ProductPriceRef,
  QuantityUnitRef,
  SaleRef,
  shown,
} from './values.ts'
import { variantsOf } from './variant.ts'

const tableOfProduct = (product: ProductShape, _args: object, context: RequestContext) => tableOf(product, context)

/** Pictures, downloads and groups of a product. */
const partsOf = async (context: RequestContext, { card, draft }: ProductShape) =>
  draft ? draft.parts : loadParts(context, card.id)

type OfProduct<Row> = { readonly row: Row; readonly product: ProductShape }

const ProductImageRef = builder.objectRef<OfProduct<ProductImageRow>>('ProductImage').implement({
  fields: t => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    image: t.field({
      type: ImageRef,
      resolve: ({ row, product: { card } }) => ({ image: row.image, ownerId: card.id, title: card.title }),
    }),
    view: t.field({ type: ImageViewRef, resolve: ({ row }) => row.view }),
    color: t.field({ type: ColorRef, nullable: true, resolve: ({ row }) => row.color }),
    fit: t.field({
      type: FitRef,
      nullable: true,
      description: 'The cut that it shows; null: every one.',
      resolve: ({ row }) => row.fit,
    }),
    caption: t.string({
      nullable: true,
      description: 'What is said below it.',
      resolve: ({ row }, _args, { language }) => textIn(language, row.caption),
    }),
  }),
})

const DownloadRef = builder.objectRef<DownloadRow>('Download').implement({
  fields: t => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: (download, _args, { language }) => textIn(language, download.title) }),
    url: t.string({ resolve: download => `/api/v0/download/${download.id}` }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    extension: t.exposeString('extension'),
  }),
})

const TierPriceRef = builder.objectRef<OfProduct<CardTier>>('TierPrice').implement({
  fields: t => ({
    from: t.int({ resolve: ({ row }) => row.from }),
    price: t.field({
      type: MoneyRef,
      description: 'As everybody is asked for it; for those who keep the catalogue, before the product’s discounts.',
      resolve: ({ row, product }) => money(product.isManaged ? row.listCents : row.priceCents),
    }),
    variants: t.field({
      type: [VariantRef],
      complexity: { field: 5, multiplier: 20 },
      resolve: async ({ row, product }, _args, context) =>
        (await variantsOf(context, product)).filter(
          ({ variant }) => row.variantKeys.length === 0 || row.variantKeys.includes(variant.key),
        ),
    }),
  }),
})

const PersonalisationRef = builder.objectRef<ProductTexts>('Personalisation').implement({
  fields: t => ({
    help: t.field({
      type: 'Html',
      nullable: true,
      resolve: (texts, _args, { language }) => textIn(language, texts.personalisationHelp),
    }),
    maxLength: t.int({ resolve: texts => texts.personalisationMaxLength ?? defaultPersonalisationLength }),
    printable: t.string({
      description:
        'The characters that can be printed, as the inside of a class of a regular expression with the flag `u`; white space becomes a blank.',
      resolve: ({ lettering }) => printable[lettering?.method ?? usualMethod],
    }),
    lettering: t.expose('lettering', { type: LetteringRef, nullable: true }),
  }),
})

/** Longest personalisation where a product sets none (shop.md 9). */
const defaultPersonalisationLength = 9999

const PropertyRef = builder.objectRef<NamedValue>('Property').implement({
  fields: t => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    value: t.exposeString('value'),
  }),
})

const ClaimRef = builder.objectRef<ProductTexts['claims'][number]>('ProductClaim').implement({
  description: 'An environmental claim and what it rests on.',
  fields: t => ({
    text: t.string({ resolve: (claim, _args, { language }) => textIn(language, claim.text) }),
    evidence: t.string({ resolve: (claim, _args, { language }) => textIn(language, claim.evidence) }),
  }),
})

const ProductSafetyRef = builder.objectRef<NonNullable<ProductTexts['safety']>>('ProductSafety').implement({
  description: 'Producer and warnings, Reg. (EU) 2023/988, Art. 19.',
  fields: t => ({
    producer: t.exposeString('producer', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    euPerson: t.exposeString('euPerson', { nullable: true }),
    warnings: t.string({
      nullable: true,
      resolve: (safety, _args, { language }) => textIn(language, safety.warnings),
    }),
  }),
})

const SetSlotRef = builder.objectRef<{ position: number; productId: string }>('SetSlot').implement({
  fields: t => ({
    position: t.exposeInt('position'),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'Null where the piece is not to be had any more.',
      resolve: async ({ productId }, _args, context) => {
        const card = await loadCard(context, productId)
        return card && { card }
      },
    }),
  }),
})

builder.node(ProductRef, {
  id: { resolve: ({ card }) => card.id },
  // Visitors and staff alike reach what is public; the rest only through `managedProduct`.
  loadMany: (ids, context) =>
    Promise.all(
      ids.map(async id => {
        const card = isId(id) ? await loadCard(context, id) : null
        return card && { card }
      }),
    ),
  fields: t => ({
    productNumber: t.string({ resolve: ({ card }) => card.number }),
    slug: t.string({ resolve: ({ card }) => card.slug }),
    path: t.string({
      description:
        'Path of the product’s page in the language asked for, e.g. /trikots/trikot-nordwald. Below `group` (a slug) where the product belongs to it, else below its first group, which is the canonical address.',
      args: { group: t.arg.string() },
      resolve: ({ card }, { group }, { language }) => productPathIn(language, card, group),
    }),
    kind: t.field({ type: ProductKindRef, resolve: ({ card }) => card.kind }),
    title: t.string({ resolve: ({ card }, _args, { language }) => textIn(language, card.title) }),
    subtitle: t.string({
      nullable: true,
      resolve: ({ card }, _args, { language }) => textIn(language, card.subtitle),
    }),
    properties: t.field({
      type: [PropertyRef],
      resolve: tableOfProduct,
    }),
    quantityUnit: t.field({
      type: QuantityUnitRef,
      nullable: true,
      description: 'What it is counted in: its own words, else its unit of the shop, else the usual one. Null: pieces.',
      resolve: async (product, _args, context) => {
        const texts = await textsOf(product, context)
        return texts && quantityUnitOf(texts, unitSettings.of(await settingsOf(context)), context.language)
      },
    }),
    safety: t.field({
      type: ProductSafetyRef,
      nullable: true,
      resolve: async (product, _args, context) => (await textsOf(product, context))?.safety ?? null,
    }),
    preview: t.stringList({
      description: 'What its tile says of it in words: values of the properties that the settings choose, in short.',
      resolve: ({ card }, _args, { language }) => card.preview.map(value => textIn(language, value)),
    }),
    swatches: t.field({
      type: [ColorRef],
      description: 'The colours that its tile shows: its own and those of other properties, as the configurator says.',
      resolve: ({ card }) => [...card.swatches],
    }),
    showsFits: t.boolean({
      description: 'Whether its tile names the fits.',
      resolve: ({ card }) => card.showsFits,
    }),
    durabilityYears: t.int({
      nullable: true,
      description: 'How long the producer guarantees its durability, free of charge and beyond two years.',
      resolve: async (product, _args, context) => (await textsOf(product, context))?.durabilityYears ?? null,
    }),
    claims: t.field({
      type: [ClaimRef],
      resolve: async (product, _args, context) => [...((await textsOf(product, context))?.claims ?? [])],
    }),
    sizeChart: t.field({
      type: LegalTextRef,
      nullable: true,
      complexity: 10,
      description: 'What is measured for the sizes in which it comes; null for what nobody measures on a body.',
      resolve: async (product, _args, context) => {
        const variants = await variantsOf(context, product)
        return productSizeChart(
          context.language,
          variants.map(({ variant }) => variant),
        )
      },
    }),
    isNew: t.boolean({ resolve: ({ card }) => card.isNew }),
    sale: t.field({
      type: SaleRef,
      nullable: true,
      description: 'The reduction of the price for adults’ sizes where both exist, else of the lowest price.',
      resolve: ({ card }) => card.sale,
    }),
    childSale: t.field({
      type: SaleRef,
      nullable: true,
      description: 'The reduction of the price for children’s sizes; null unless both prices exist.',
      resolve: ({ card }) => card.childSale,
    }),
    isOnSale: t.boolean({
      description: 'Whether any of its sizes is reduced, be the price shown first among them or not.',
      resolve: ({ card }) => card.isOnSale,
    }),
    isPersonalisable: t.boolean({ resolve: ({ card }) => card.isPersonalisable }),
    personalisation: t.field({
      type: PersonalisationRef,
      nullable: true,
      resolve: (product, _args, context) => (product.card.isPersonalisable ? textsOf(product, context) : null),
    }),
    price: t.field({
      type: ProductPriceRef,
      resolve: ({ card }) => ({ range: card.price, vatGroup: card.vatGroup, content: card.content }),
    }),
    tierPrices: t.field({
      type: [TierPriceRef],
      resolve: product => product.card.tiers.map(row => ({ row, product })),
    }),
    availability: t.field({ type: AvailabilityRef, resolve: ({ card }) => card.availability }),
    fits: t.field({ type: [FitRef], resolve: ({ card }) => [...card.fits] }),
    sizes: t.stringList({ resolve: ({ card }) => [...card.sizes] }),
    colors: t.field({ type: [ColorRef], resolve: ({ card }) => [...card.colors] }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      resolve: ({ card }) => shown(card.image, card.id, card.title),
    }),
    backImage: t.field({
      type: ImageRef,
      nullable: true,
      resolve: ({ card }) => shown(card.backImage, card.id, card.title),
    }),
    images: t.field({
      type: [ProductImageRef],
      complexity: { field: 5, multiplier: 8 },
      resolve: async (product, _args, context) =>
        ((await partsOf(context, product))?.images ?? []).map(row => ({ row, product })),
    }),
    downloads: t.field({
      type: [DownloadRef],
      complexity: { field: 5, multiplier: 3 },
      resolve: async (product, _args, context) => [...((await partsOf(context, product))?.downloads ?? [])],
    }),
    groups: t.field({
      type: [ProductGroupRef],
      complexity: { field: 5, multiplier: 3 },
      resolve: async (product, _args, context) => [...((await partsOf(context, product))?.groups ?? [])],
    }),
    variants: t.field({
      type: [VariantRef],
      complexity: { field: 10, multiplier: 20 },
      resolve: (product, _args, context) => variantsOf(context, product),
    }),
    setSlots: t.field({
      type: [SetSlotRef],
      complexity: { field: 5, multiplier: 3 },
      resolve: ({ card }) => card.slots.map((productId, position) => ({ position, productId })),
    }),
    setSavingPercent: t.int({
      nullable: true,
      description: 'Whole percent saved by buying the set, null for other kinds or without saving.',
      resolve: ({ card }) => card.setSavingPercent,
    }),
    priceApart: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What the pieces of a set cost one by one in adults’ sizes; null where the set saves nothing.',
      resolve: ({ card }) => money(card.priceApart),
    }),
  }),
})
