import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { userKeys } from '../domains/accounts/users/queries.ts'
import { colorKeys, groupKeys, productKeys, variantKeys } from '../domains/catalogue/queries/keys.ts'
import { couponKeys } from '../domains/coupons/queries/coupons.ts'
import { customerKeys } from '../domains/customers/queries.ts'
import { orderKeys } from '../domains/orders/queries/keys.ts'
import { decodedGlobalId, globalId } from '../kit/globalIds.ts'
import { isId } from '../kit/ids.ts'
import type { BusinessKeys } from '../platform/businessKeys.ts'
import type { RequestContext } from './context.ts'
import { askingOf, type IdAsked, idsOfTexts, keyIn, refuseKind, refuseRawKinds } from './restIds.ts'

/*
 * Ids in what GraphQL is sent: global ids, raw ones, and business keys (`number:1001`), of whichever kind the input means.
 * Resolvers get the global id of that kind; an id of another kind is refused before they run, with what it is.
 */

/** What an input of type ID means, by its name: GraphQL types, first the one whose raw id it is. */
const typesByName: Readonly<Record<string, readonly string[]>> = {
  addGroupIds: ['ProductGroup'],
  addressId: ['SavedAddress'],
  apiKeyId: ['ApiKey'],
  colorId: ['Color'],
  colorIds: ['Color'],
  childIds: ['ProductGroup'],
  cross: ['Product'],
  couponId: ['Coupon'],
  couponIds: ['Coupon'],
  deliveryId: ['WebhookDelivery'],
  documentId: ['BusinessDocument'],
  documentIds: ['BusinessDocument'],
  billId: ['VendorBill'],
  endpointId: ['WebhookEndpoint'],
  entryId: ['ManagedEntry'],
  entryIds: ['ManagedEntry'],
  originId: ['ManagedEntry'],
  notificationIds: ['Notification'],
  mediaIds: ['File'],
  downloadIds: ['File'],
  fileId: ['File'],
  formId: ['Form'],
  formIds: ['Form'],
  answerIds: ['FormAnswer'],
  fileIds: ['File'],
  galleryId: ['Gallery'],
  affiliateId: ['Affiliate'],
  companyId: ['Company'],
  redirectId: ['Redirect'],
  redirectIds: ['Redirect'],
  requestId: ['OrderRequest'],
  galleryIds: ['Gallery'],
  groupId: ['ProductGroup'],
  groupIds: ['ProductGroup'],
  intoColorId: ['Color'],
  importId: ['ProductImport'],
  itemId: ['StockItem', 'Variant', 'Product'],
  itemIds: ['StockItem', 'Variant', 'Product'],
  lineId: ['CartLine'],
  lineIds: ['CartLine'],
  mailId: ['Mail'],
  missIds: ['SearchMiss'],
  moreImageIds: ['File'],
  orderId: ['Order'],
  orderIds: ['Order'],
  parentId: ['ProductGroup'],
  parentIds: ['ProductGroup'],
  passkeyId: ['Passkey'],
  personId: ['Person'],
  personIds: ['Person'],
  placedIds: ['Product'],
  productId: ['Product'],
  productIds: ['Product'],
  removeGroupIds: ['ProductGroup'],
  seenIds: ['ProductGroup'],
  sessionId: ['Session'],
  savedViewId: ['SavedView'],
  slots: ['Product'],
  synonymId: ['SearchSynonym'],
  synonymIds: ['SearchSynonym'],
  takingId: ['StockTaking'],
  teamListId: ['TeamList'],
  templateId: ['VoucherTemplate'],
  templateIds: ['VoucherTemplate'],
  userId: ['User'],
  voucherId: ['Voucher'],
  // A product without sizes stands for its only one.
  variantId: ['Variant', 'Product'],
  variantIds: ['Variant'],
  wishId: ['Wish'],
  wishIds: ['Wish'],
  wishListId: ['WishList'],
  withdrawalId: ['Withdrawal'],
}

/** The same where the name does not say it. Null: of whatever kind, or of what has only a raw id; such are left alone. */
const typesByPlace: Readonly<Record<string, readonly string[] | null>> = {
  'AuditFilter.accountId': null,
  'AuditFilter.subjectId': null,
  'FinishUploadInput.uploadId': null,
  'BankLineFilter.bankFileId': null,
  'BankLineInput.bankLineId': null,
  'BankLinesInput.bankLineIds': null,
  'BookBankLineInput.bankLineId': null,
  'BookSureLinesInput.bankFileId': null,
  'TakePaymentBackInput.paymentId': null,
  'CountStockPieceInput.lineId': ['StockTakingLine'],
  'ArrangeProductImagesInput.imageIds': null,
  'FileFilter.ids': ['File'],
  'UpdateProductImageInput.imageId': null,
  'ColorChanges.imageIds': ['File'],
  'GalleryChanges.imageIds': ['File'],
  'PriceItemInput.id': ['Variant', 'Product'],
  'ProductDownloadInput.fileId': null,
  'StockItemInput.id': ['Variant', 'Product'],
  'ChangeOrderNoteInput.noteId': null,
  'CorrectCommissionInput.commissionId': null,
  'DeleteOrderNoteInput.noteId': null,
  'FreeLockInput.id': null,
  'TakeLockInput.id': null,
  'CreateDocumentInput.customerId': ['User'],
  'UpdateDocumentInput.customerId': ['User'],
  'Query.document.id': ['BusinessDocument'],
  'Query.vendorBill.id': ['VendorBill'],
  'Query.node.id': null,
  'Query.nodes.ids': null,
  'Query.affiliate.id': ['Affiliate'],
  'Query.entryById.id': ['Entry'],
  'Query.managedEntry.id': ['ManagedEntry'],
  'RevokePreviewLinkInput.previewLinkId': null,
  'Query.company.id': ['Company'],
  'Query.coupon.id': ['Coupon'],
  'Query.customer.id': ['Customer', 'User'],
  'Query.file.id': ['File'],
  'Query.managedGallery.id': ['Gallery'],
  'Query.mail.id': ['Mail'],
  'Query.managedProduct.id': ['Product'],
  'Query.productImport.id': ['ProductImport'],
  'Query.person.id': ['Person'],
  'Query.form.id': ['Form'],
  'Query.formAnswer.id': ['FormAnswer'],
  'Query.productRecord.id': ['Product'],
  'Query.stockTaking.id': ['StockTaking'],
  'Query.user.id': ['User'],
  'Query.voucher.id': ['Voucher'],
  'Query.voucherTemplate.id': ['VoucherTemplate'],
  'EntryChanges.imageFileId': ['File'],
  'VoucherTemplateChanges.imageFileId': ['File'],
  'Query.webhookEndpoint.id': ['WebhookEndpoint'],
  'Query.withdrawal.id': ['Withdrawal'],
  'UserAddressInput.id': null,
  'WithdrawnItemInput.lineId': ['OrderLine'],
}

const keysByType: Readonly<Record<string, BusinessKeys>> = {
  Product: productKeys,
  Variant: variantKeys,
  ProductGroup: groupKeys,
  Color: colorKeys,
  Coupon: couponKeys,
  Customer: customerKeys,
  Order: orderKeys,
  User: userKeys,
}

/** What things of a GraphQL type are called by besides their id; undefined where they are called by nothing else. */
export const keysOfType = (type: string): BusinessKeys | undefined => keysByType[type]

/** What an input of type ID means; null where it is left alone, undefined where nobody has said it. */
export const typesOfInput = (place: string): readonly string[] | null | undefined => {
  const stated = typesByPlace[place]
  return stated === undefined ? typesByName[place.slice(place.lastIndexOf('.') + 1)] : stated
}

type Input = GraphQLArgument | GraphQLInputField

/** An id that stands in an input, and what puts the one that resolvers get in its place. */
type Found = { readonly text: string; readonly asked: IdAsked; readonly put: (id: string) => void }

/** A copy of a value with the places of its ids; the value itself where it has none. */
function copied(
  value: unknown,
  type: GraphQLInputType,
  place: string,
  path: readonly string[],
  found: Found[],
): unknown {
  if (value === null || value === undefined) return value
  if (isNonNullType(type)) return copied(value, type.ofType, place, path, found)
  if (isListType(type)) {
    if (!Array.isArray(value)) return value
    const list: unknown[] = []
    for (const [i, entry] of value.entries()) {
      const at = [...path, String(i)]
      list.push(
        noted(entry, type.ofType, place, at, found, id => {
          list[i] = id
        }),
      )
    }
    return list
  }
  if (!isInputObjectType(type)) return value
  const object: Record<string, unknown> = { ...(value as object) }
  for (const field of Object.values(type.getFields())) {
    if (!(field.name in object)) continue
    const at = [...path, field.name]
    object[field.name] = noted(object[field.name], field.type, `${type.name}.${field.name}`, at, found, id => {
      object[field.name] = id
    })
  }
  return object
}

/** The same of a value that may be an id itself. */
function noted(
  value: unknown,
  type: GraphQLInputType,
  place: string,
  path: readonly string[],
  found: Found[],
  put: (id: string) => void,
): unknown {
  const bare = isNonNullType(type) ? type.ofType : type
  if (isListType(bare) || isInputObjectType(bare)) return copied(value, bare, place, path, found)
  const types = bare.name === 'ID' && typeof value === 'string' ? typesOfInput(place) : null
  if (types) found.push({ text: String(value), asked: { types, keys: keysByType[types[0]!], path }, put })
  return value
}

const holdsIds = new WeakMap<readonly Input[], boolean>()

/** Whether somewhere in these inputs an id may stand. */
function mayHoldIds(inputs: readonly Input[]): boolean {
  const known = holdsIds.get(inputs)
  if (known !== undefined) return known
  const seen = new Set<GraphQLInputType>()
  const holds = (type: GraphQLInputType): boolean => {
    if (isNonNullType(type) || isListType(type)) return holds(type.ofType)
    if (seen.has(type)) return false
    seen.add(type)
    return isInputObjectType(type)
      ? Object.values(type.getFields()).some(field => holds(field.type))
      : type.name === 'ID'
  }
  const answer = inputs.some(input => holds(input.type))
  holdsIds.set(inputs, answer)
  return answer
}

/** Arguments as resolvers take them: every id the global one of its kind. Refuses ids of another kind and keys that several
 *  records have, with their paths. `field`: `Type.field`. Answers at once where no key has to be looked up. */
export function withGlobalIds(
  field: string,
  inputs: readonly Input[],
  args: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Record<string, unknown> | Promise<Record<string, unknown>> {
  if (!mayHoldIds(inputs)) return args
  const found: Found[] = []
  const copy: Record<string, unknown> = { ...args }
  for (const { name, type } of inputs) {
    if (!(name in copy)) continue
    copy[name] = noted(copy[name], type, `${field}.${name}`, [name], found, id => {
      copy[name] = id
    })
  }
  // Each id is read once, for there may be thousands.
  const read = found.map(each => ({ ...each, decoded: decodedGlobalId(each.text) }))
  for (const { decoded, asked } of read) {
    if (decoded && !asked.types.includes(decoded.type)) refuseKind(asked.path, decoded.type, asked.types)
  }
  const bare = read.filter(({ decoded }) => decoded === null)
  if (bare.length === 0) return copy
  const raw = bare.filter(({ text }) => isId(text))
  const keyed = bare.filter(({ text, asked }) => keyIn(asked.keys, text) !== null)
  const products = new Set(
    read.flatMap(({ text, asked, decoded }) => (asked.types[0] === 'Product' ? [decoded?.id ?? text] : [])),
  )
  for (const { text, asked, put } of raw) {
    // Where a product has no sizes both ids are the same, however each is written.
    put(globalId(asked.types.includes('Product') && products.has(text) ? 'Product' : asked.types[0]!, text))
  }
  if (keyed.length === 0 && raw.length === 0) return copy
  return lookedUp({ keyed, raw }, context).then(() => copy)
}

/** What is asked for where a key names nothing that the asker may see. */
const NOTHING = '00000000-0000-0000-0000-000000000000'

/** Looks keys up, with one statement for each of their names, and whether raw ids are those of something else. */
async function lookedUp(
  { keyed, raw }: { readonly keyed: readonly Found[]; readonly raw: readonly Found[] },
  context: RequestContext,
): Promise<void> {
  const asking = askingOf(context)
  await refuseRawKinds(
    asking,
    raw.map(({ text, asked }) => ({ id: text, asked })),
  )
  for (const [type, several] of Map.groupBy(keyed, ({ asked }) => asked.types[0]!)) {
    const wanted = several.map(({ text, asked }) => ({ text, path: asked.path }))
    const ids = await idsOfTexts(asking, wanted, several[0]!.asked)
    for (const [index, { put }] of several.entries()) put(globalId(type, ids[index] ?? NOTHING))
  }
}
