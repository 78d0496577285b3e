import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { LocalizedTextInput } from '../../../api/values.ts'
import { partLimits } from '../rules/parts.ts'
import { mostCross, mostOffers, mostSlots } from '../rules/productChanges.ts'
import { ContentUnitRef, LetteringPlaceRef, LetteringScriptRef, PrintMethodRef } from './values.ts'

/** What is written of a product besides its fields and variants. */

const { property, claim, safety, content, lettering, download } = partLimits

const OfferInput = builder.inputType('OfferInput', {
  fields: t => ({
    startsAt: t.field({ type: 'DateTime', required: true }),
    endsAt: t.field({ type: 'DateTime', required: true }),
    discountGroups: t.stringList({ required: true, description: 'Ids of the configuration.' }),
  }),
})

const PropertyInput = builder.inputType('PropertyInput', {
  fields: t => ({
    key: t.string(accepts(property.key)),
    label: t.field({ type: LocalizedTextInput, required: true, ...accepts(property.label) }),
    value: t.field({ type: LocalizedTextInput, required: true, ...accepts(property.value) }),
  }),
})

const ClaimInput = builder.inputType('ClaimInput', {
  fields: t => ({
    text: t.field({ type: LocalizedTextInput, required: true, ...accepts(claim.text) }),
    evidence: t.field({ type: LocalizedTextInput, required: true, ...accepts(claim.evidence) }),
  }),
})

const SafetyInput = builder.inputType('ProductSafetyInput', {
  fields: t => ({
    producer: t.string({ required: true, ...accepts(safety.producer) }),
    address: t.string({ required: true, ...accepts(safety.address) }),
    email: t.string({ required: true, ...accepts(safety.email) }),
    euPerson: t.string(accepts(safety.euPerson)),
    warnings: t.field({ type: LocalizedTextInput, ...accepts(safety.warnings) }),
  }),
})

const ContentInput = builder.inputType('ProductContentInput', {
  fields: t => ({
    amount: t.int({ required: true, ...accepts(content.amount) }),
    unit: t.field({ type: ContentUnitRef, required: true }),
  }),
})

const LetteringInkInput = builder.inputType('LetteringInkInput', {
  fields: t => ({
    color: t.string({ required: true, description: 'The code of a colour.', ...accepts(lettering.color) }),
    ink: t.string({ required: true, description: 'Like #1a2b3c.', ...accepts(lettering.ink) }),
    outline: t.string(accepts(lettering.ink)),
  }),
})

const LetteringInput = builder.inputType('ProductLetteringInput', {
  fields: t => ({
    method: t.field({ type: PrintMethodRef, required: true }),
    place: t.field({ type: LetteringPlaceRef, description: 'Null: it is not drawn for the buyer.' }),
    script: t.field({ type: LetteringScriptRef, required: true }),
    isOutlined: t.boolean({ required: true }),
    inks: t.field({ type: [LetteringInkInput], required: true, ...accepts(lettering.inks) }),
  }),
})

const DownloadInput = builder.inputType('ProductDownloadInput', {
  fields: t => ({
    fileId: t.id({ required: true, description: 'The id that the documented paths show.' }),
    title: t.field({ type: LocalizedTextInput, required: true, ...accepts(download.title) }),
  }),
})

export const partInputs = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>,
) => ({
  slots: t.idList({ description: 'The products of a set, in order.', ...accepts({ entries: mostSlots }) }),
  cross: t.idList({
    description: 'Products that are recommended beside this one, in order.',
    ...accepts({ entries: mostCross }),
  }),
  offers: t.field({
    type: [OfferInput],
    description: 'All limited-time offers.',
    ...accepts({ entries: mostOffers }),
  }),
  properties: t.field({
    type: [PropertyInput],
    description: 'All lines of its table.',
    ...accepts(partLimits.properties),
  }),
  claims: t.field({
    type: [ClaimInput],
    description: 'All environmental claims, each with what it rests on.',
    ...accepts(partLimits.claims),
  }),
  safety: t.field({ type: SafetyInput, description: 'Producer and warnings, Reg. (EU) 2023/988, Art. 19.' }),
  content: t.field({
    type: ContentInput,
    description: 'How much is in a piece, where the price per quantity is shown.',
  }),
  lettering: t.field({ type: LetteringInput, description: 'How a text gets onto it, and how it is drawn.' }),
  downloads: t.field({
    type: [DownloadInput],
    description: 'All that stay, in order.',
    ...accepts(partLimits.downloads),
  }),
})
