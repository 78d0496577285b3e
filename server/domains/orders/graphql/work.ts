import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { mayRead, mayWrite } from '../../../kit/viewer.ts'
import { PostalAddressInput } from '../../accounts/addresses/graphql/postalAddress.ts'
import { stationLimits } from '../../pricing/rules/stations.ts'
import { cancelOrder, LONGEST_REASON, markOrderRefunded } from '../operations/cancelling.ts'
import {
  changeOrderAddress,
  changeOrderStation,
  correctOrderTracking,
  markOrderUnpaid,
  markOrderUnshipped,
} from '../operations/correcting.ts'
import { addOrderNote, changeOrderNote, deleteOrderNote, LONGEST_NOTE } from '../operations/notes.ts'
import { LONGEST_TAG, MOST_TAGS, setOrderTags } from '../operations/tags.ts'
import { isAllowed } from '../rules/transitions.ts'
import { OrderPayload, ofOrder, orderId } from './mutations.ts'
import { OrderRef } from './order.ts'

/** What staff do with an order besides marking it paid and shipped: cancelling, taking back, putting right, noting. */

const OrderActionRef = builder.enumType('OrderAction', {
  description: 'What can be done with an order as it stands.',
  values: {
    CANCEL: { value: 'cancel' },
    MARK_REFUNDED: { value: 'markRefunded' },
    MARK_UNPAID: { value: 'markUnpaid' },
    MARK_UNSHIPPED: { value: 'markUnshipped' },
    CORRECT_TRACKING: { value: 'correctTracking' },
    CHANGE_SHIPPING_ADDRESS: { value: 'changeShippingAddress' },
    CHANGE_INVOICE_ADDRESS: { value: 'changeInvoiceAddress' },
  } as const,
})
const actions = [
  ...(['cancel', 'markRefunded', 'markUnpaid', 'markUnshipped'] as const),
  ...(['correctTracking', 'changeShippingAddress', 'changeInvoiceAddress'] as const),
]

builder.objectField(OrderRef, 'viewerActions', t =>
  t.field({
    type: [OrderActionRef],
    description: 'Besides marking it paid or shipped; empty for whoever may not change orders.',
    resolve: ({ order }, _args, { viewer }) =>
      mayWrite(viewer, 'orders') ? actions.filter(action => isAllowed(action, order)) : [],
  }),
)

const CancelOrderInput = builder.inputType('CancelOrderInput', {
  fields: t => ({
    orderId: t.id({ required: true }),
    reason: t.string({ ...accepts({ characters: LONGEST_REASON }), description: 'Told to the customer.' }),
  }),
})
const MarkOrderRefundedInput = builder.inputType('MarkOrderRefundedInput', {
  fields: t => ({ orderId: t.id({ required: true }) }),
})
const tellsCustomer = 'Whether the customer gets a mail about it.'
const TakeBackOrderInput = builder.inputType('TakeBackOrderInput', {
  fields: t => ({
    orderId: t.id({ required: true }),
    tellsCustomer: t.boolean({ required: true, description: tellsCustomer }),
  }),
})
const CorrectOrderTrackingInput = builder.inputType('CorrectOrderTrackingInput', {
  fields: t => ({
    orderId: t.id({ required: true }),
    carrier: t.string(),
    trackingNumber: t.string(),
    tellsCustomer: t.boolean({ required: true, description: tellsCustomer }),
  }),
})
const OrderAddressKindRef = builder.enumType('OrderAddressKind', {
  values: { SHIPPING: { value: 'shipping' }, INVOICE: { value: 'invoice' } } as const,
})
const ChangeOrderAddressInput = builder.inputType('ChangeOrderAddressInput', {
  fields: t => ({
    orderId: t.id({ required: true }),
    revision: t.int({ required: true }),
    kind: t.field({ type: OrderAddressKindRef, required: true }),
    address: t.field({ type: PostalAddressInput, required: true }),
    tellsCustomer: t.boolean({ required: true, description: tellsCustomer }),
  }),
})
const OrderStationInput = builder.inputType('OrderStationInput', {
  description: 'What is put right of a station; what is left out stays.',
  fields: t => ({
    name: t.string({ description: 'Its name or number.', ...accepts({ characters: stationLimits.name }) }),
    zip: t.string({ description: 'Its postcode.', ...accepts({ characters: stationLimits.zip }) }),
    city: t.string({ description: 'Its town.', ...accepts({ characters: stationLimits.city }) }),
    customerNumber: t.string({
      description: 'The buyer’s own number at the provider.',
      ...accepts({ characters: stationLimits.customerNumber }),
    }),
  }),
})
const ChangeOrderStationInput = builder.inputType('ChangeOrderStationInput', {
  description: 'Another station of the same provider, in the same country.',
  fields: t => ({
    orderId: t.id({ required: true, description: 'Of the order.' }),
    revision: t.int({ required: true, description: 'The revision of the order that was seen.' }),
    station: t.field({ type: OrderStationInput, required: true, description: 'What is put right.' }),
    tellsCustomer: t.boolean({ required: true, description: tellsCustomer }),
  }),
})
const AddOrderNoteInput = builder.inputType('AddOrderNoteInput', {
  fields: t => ({
    orderId: t.id({ required: true }),
    note: t.string({ required: true, ...accepts({ characters: LONGEST_NOTE }) }),
  }),
})

const ChangeOrderNoteInput = builder.inputType('ChangeOrderNoteInput', {
  fields: t => ({
    noteId: t.id({ required: true, description: 'The id of its entry in the history.' }),
    note: t.string({ required: true, ...accepts({ characters: LONGEST_NOTE }) }),
  }),
})
const SetOrderTagsInput = builder.inputType('SetOrderTagsInput', {
  fields: t => ({
    orderId: t.id({ required: true }),
    tags: t.stringList({ required: true, ...accepts({ entries: MOST_TAGS, characters: LONGEST_TAG }) }),
  }),
})
const DeleteOrderNoteInput = builder.inputType('DeleteOrderNoteInput', {
  fields: t => ({ noteId: t.id({ required: true, description: 'The id of its entry in the history.' }) }),
})

builder.objectField(OrderRef, 'tags', t =>
  t.stringList({
    description: 'Words by which staff and programs sort orders; empty for all but staff.',
    resolve: ({ order }, _args, { viewer }) => (mayRead(viewer, 'orders') ? order.tags : []),
  }),
)

builder.mutationFields(t => ({
  setOrderTags: t.field({
    type: OrderPayload,
    description: 'Gives an order these tags and no others.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: SetOrderTagsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() => setOrderTags(context, { orderId: orderId(input.orderId), tags: input.tags })),
  }),
  cancelOrder: t.field({
    type: OrderPayload,
    description: 'Cancels an order that is not shipped: goods go back into stock, the customer is told.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: CancelOrderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        cancelOrder(context, {
          orderId: orderId(input.orderId),
          reason: input.reason ?? null,
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  markOrderRefunded: t.field({
    type: OrderPayload,
    description: 'Notes that the money of a cancelled order was given back, and tells the customer.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: MarkOrderRefundedInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        markOrderRefunded(context, { orderId: orderId(input.orderId), publicUrl: context.config.publicUrl }),
      ),
  }),
  markOrderUnpaid: t.field({
    type: OrderPayload,
    description: 'Takes back that an order was paid.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: TakeBackOrderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        markOrderUnpaid(context, {
          ...input,
          orderId: orderId(input.orderId),
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  markOrderUnshipped: t.field({
    type: OrderPayload,
    description: 'Takes back that an order was shipped, or lay ready.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: TakeBackOrderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        markOrderUnshipped(context, {
          ...input,
          orderId: orderId(input.orderId),
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  correctOrderTracking: t.field({
    type: OrderPayload,
    description: 'Puts carrier and tracking number of a shipped order right.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: CorrectOrderTrackingInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        correctOrderTracking(context, {
          orderId: orderId(input.orderId),
          carrier: input.carrier ?? null,
          trackingNumber: input.trackingNumber ?? null,
          tellsCustomer: input.tellsCustomer,
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  changeOrderAddress: t.field({
    type: OrderPayload,
    description: 'Changes an address of an order within its country; the history keeps the one before.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: ChangeOrderAddressInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        changeOrderAddress(context, {
          ...input,
          orderId: orderId(input.orderId),
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  changeOrderStation: t.field({
    type: OrderPayload,
    description: 'Changes the parcel locker or pick-up point of an order; the history keeps the one before.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: ChangeOrderStationInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        changeOrderStation(context, {
          ...input,
          orderId: orderId(input.orderId),
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  addOrderNote: t.field({
    type: OrderPayload,
    description: 'Adds a note of the staff to the history.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: AddOrderNoteInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() => addOrderNote(context, { orderId: orderId(input.orderId), note: input.note })),
  }),
  changeOrderNote: t.field({
    type: OrderPayload,
    description: 'Changes a note that the viewer wrote.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: ChangeOrderNoteInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() => changeOrderNote(context, { noteId: String(input.noteId), note: input.note })),
  }),
  deleteOrderNote: t.field({
    type: OrderPayload,
    description: 'Removes a note that the viewer wrote.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: DeleteOrderNoteInput, required: true }) },
    resolve: (_root, { input }, context) => ofOrder(() => deleteOrderNote(context, { noteId: String(input.noteId) })),
  }),
}))
