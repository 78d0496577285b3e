import { batchedRows } from '../../../../api/batched.ts'
import { builder } from '../../../../api/builder.ts'
import { MoneyRef, money } from '../../../../api/values.ts'
import { mayWrite } from '../../../../kit/viewer.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { shopDay } from '../../../settings/settings.ts'
import { billsByIds, type VendorBill } from '../queries.ts'
import { type BillFormat, billFormats, faultsOfBill } from '../rules/reading.ts'
import { type Said, type SaidGroup, type SaidKind, saidBy, saidGroups } from '../rules/said.ts'
import { type BillState, billStates, nextStates } from '../rules/states.ts'

/** A bill by id; null for none that the viewer may see. */
export const loadBill = batchedRows(({ database, viewer }, ids) => billsByIds(database.drizzle, viewer, ids))

/** `toCheck` as GraphQL writes it: TO_CHECK. */
const upper = (name: string): string => name.replace(/(?<=[a-z])([A-Z])/g, '_$1').toUpperCase()
export const valuesOf = <T extends string>(names: readonly T[], said: Readonly<Record<T, string>>) =>
  Object.fromEntries(names.map(name => [upper(name), { value: name, description: said[name] }])) as Record<
    string,
    { value: T; description: string }
  >

export const BillStateRef = builder.enumType('VendorBillState', {
  description: 'What became of a bill.',
  values: valuesOf<BillState>(billStates, {
    ...{ toCheck: 'Filed, not looked at yet.', approved: 'In order, to be paid.', paid: 'Nothing more to be paid.' },
    refused: 'Sent back, for a reason.',
  }),
})
const BillFormatRef = builder.enumType('VendorBillFormat', {
  description: 'What an e-invoice was written in.',
  values: valuesOf<BillFormat>(billFormats, {
    ...{ xrechnungCii: 'XRechnung in CII.', xrechnungUbl: 'XRechnung in UBL.', facturx: 'ZUGFeRD or Factur-X.' },
    ...{ peppol: 'Peppol BIS Billing 3.', ubl: 'UBL of EN 16931.', ebinterface: 'The XML of ebInterface 5.0 to 6.1.' },
  }),
})
const SaidGroupRef = builder.enumType('VendorBillGroup', {
  description: 'What terms of a bill are about.',
  values: valuesOf<SaidGroup>(saidGroups, {
    ...{ invoice: 'The bill itself.', references: 'Orders, contracts and other documents.', seller: 'The vendor.' },
    ...{ buyer: 'Whom it was written to.', delivery: 'When and where it was supplied.', payment: 'How it is paid.' },
    totals: 'Its sums.',
  }),
})
const SaidKindRef = builder.enumType('VendorBillTermKind', {
  description: 'How the text of a term is to be shown.',
  values: valuesOf<SaidKind>(['text', 'day', 'money', 'country', 'typeCode', 'payment'], {
    ...{ text: 'As it is.', day: 'A day, as 2026-11-24.', money: 'Cents of the bill’s currency.' },
    ...{ country: 'A country of ISO 3166.', typeCode: 'A type of UNTDID 1001.', payment: 'A means of UNTDID 4461.' },
  }),
})

const TermRef = builder.objectRef<Said>('VendorBillTerm').implement({
  description: 'One term that a bill says.',
  fields: t => ({
    term: t.exposeString('term', { description: 'Its business term of EN 16931, as BT-1.' }),
    kind: t.expose('kind', { type: SaidKindRef, description: 'How it is to be shown.' }),
    text: t.exposeString('text', { description: 'What it says.' }),
  }),
})
const TermGroupRef = builder
  .objectRef<{ readonly group: SaidGroup; readonly said: Said[] }>('VendorBillTermGroup')
  .implement({
    description: 'The terms of a bill about one thing.',
    fields: t => ({
      group: t.expose('group', { type: SaidGroupRef, description: 'What they are about.' }),
      terms: t.field({
        type: [TermRef],
        complexity: { multiplier: 1 },
        description: 'In the order of people.',
        resolve: ({ said }) => said,
      }),
    }),
  })

type Line = VendorBill['terms']['lines'][number] & { readonly currency: string }
const LineRef = builder.objectRef<Line>('VendorBillLine').implement({
  description: 'One line of a bill.',
  fields: t => ({
    position: t.exposeString('id', { description: 'Its number on the bill.' }),
    name: t.exposeString('name', { description: 'What was supplied.' }),
    description: t.exposeString('description', { nullable: true, description: 'More about it.' }),
    quantity: t.exposeString('quantity', { description: 'How much, as a decimal number.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Code of UN/ECE recommendation 20.' }),
    price: t.exposeString('price', {
      description: 'Of one unit (or of `priceBase`), without VAT, as a decimal number.',
    }),
    priceBase: t.string({
      nullable: true,
      description: 'For how much of the unit the price is; null: for one.',
      resolve: ({ priceBase }) => priceBase?.quantity ?? null,
    }),
    vatRate: t.string({
      nullable: true,
      description: 'Its rate in percent; null: it has none.',
      resolve: ({ vat }) => vat.rate,
    }),
    net: t.field({ type: MoneyRef, description: 'Without VAT.', resolve: line => money(line.net, line.currency) }),
  }),
})

type VatRow = VendorBill['terms']['vat'][number] & { readonly currency: string }
const VatRef = builder.objectRef<VatRow>('VendorBillVat').implement({
  description: 'The VAT of a bill at one rate.',
  fields: t => ({
    category: t.exposeString('category', { description: 'Of UNCL 5305: S is the usual one.' }),
    rate: t.exposeString('rate', { nullable: true, description: 'In percent; null: it has none.' }),
    base: t.field({ type: MoneyRef, description: 'What it is of.', resolve: row => money(row.base, row.currency) }),
    amount: t.field({ type: MoneyRef, description: 'The VAT.', resolve: row => money(row.amount, row.currency) }),
    reason: t.exposeString('exemptionReason', { nullable: true, description: 'Why none is due.' }),
  }),
})

type BillFault = { readonly rule: string; readonly isWarning: boolean; readonly message: string }
const FaultRef = builder.objectRef<BillFault>('VendorBillFault').implement({
  description: 'A rule of e-invoices that a bill breaks.',
  fields: t => ({
    rule: t.exposeString('rule', { description: 'Its id, as BR-CO-15; people read a text chosen by it.' }),
    isWarning: t.exposeBoolean('isWarning', { description: 'Whether receivers take the bill all the same.' }),
    message: t.exposeString('message', { description: 'What is wrong, for developers.' }),
  }),
})

export const BillRef = builder.objectRef<VendorBill>('VendorBill')
builder.node(BillRef, {
  description: 'The bill of a vendor, as its e-invoice says it.',
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'sha256' in (value as object) && 'vendorName' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadBill(context, id))),
  fields: t => ({
    number: t.exposeString('number', { description: 'That the vendor gave it.' }),
    vendorName: t.exposeString('vendorName', { description: 'Who wrote it.' }),
    vendorVatId: t.exposeString('vendorVatId', { nullable: true, description: 'The VAT ID of the vendor.' }),
    date: t.expose('date', { type: 'Date', description: 'The day that stands on it.' }),
    dueOn: t.expose('dueOn', { type: 'Date', description: 'Last day to pay; the date where it names none.' }),
    net: t.field({ type: MoneyRef, description: 'Without VAT.', resolve: b => money(b.netCents, b.currency) }),
    vat: t.field({ type: MoneyRef, description: 'The VAT in it.', resolve: b => money(b.vatCents, b.currency) }),
    gross: t.field({ type: MoneyRef, description: 'With VAT.', resolve: b => money(b.grossCents, b.currency) }),
    due: t.field({ type: MoneyRef, description: 'To be paid.', resolve: b => money(b.dueCents, b.currency) }),
    state: t.expose('state', { type: BillStateRef, description: 'What became of it.' }),
    nextStates: t.field({
      type: [BillStateRef],
      description: 'What the viewer may make of it now.',
      resolve: ({ state }, _args, { viewer }) => (mayWrite(viewer, 'documents') ? [...nextStates(state)] : []),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was refused.' }),
    paidOn: t.expose('paidOn', { type: 'Date', nullable: true, description: 'When it was paid.' }),
    isOverdue: t.boolean({
      description: 'Whether it should have been paid before today; never of what gives something back.',
      resolve: async ({ state, dueOn, dueCents }, _args, context) =>
        (state === 'toCheck' || state === 'approved') &&
        dueCents > 0 &&
        dueOn < shopDay(await settingsOf(context), context.now()),
    }),
    format: t.expose('format', { type: BillFormatRef, description: 'What it was written in.' }),
    fileName: t.exposeString('fileName', { description: 'Of the file as it came.' }),
    sha256: t.exposeString('sha256', { description: 'Of the file as it came; in hexadecimal.' }),
    isPdf: t.boolean({
      description: 'Whether it came as a PDF with the e-invoice in it.',
      resolve: ({ mediaType }) => mediaType === 'application/pdf',
    }),
    filePath: t.string({
      description: 'Path of the file as it came.',
      resolve: ({ id }) => `/api/v0/vendor_bill/${id}/file`,
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it was filed.' }),
    revision: t.exposeInt('revision', { description: 'Rises with each change.' }),
    groups: t.field({
      type: [TermGroupRef],
      complexity: { multiplier: 7 },
      description: 'All that it says besides lines and VAT, in the order of people.',
      resolve: ({ terms }) => saidBy(terms),
    }),
    lines: t.field({
      type: [LineRef],
      complexity: { multiplier: 10 },
      description: 'What was supplied.',
      resolve: ({ terms, currency }) => terms.lines.map(line => ({ ...line, currency })),
    }),
    vatRows: t.field({
      type: [VatRef],
      complexity: { multiplier: 2 },
      description: 'Its VAT by rates.',
      resolve: ({ terms, currency }) => terms.vat.map(row => ({ ...row, currency })),
    }),
    faults: t.field({
      type: [FaultRef],
      complexity: { multiplier: 5 },
      description: 'Rules of its format that it breaks; those that matter first.',
      resolve: ({ format, terms }) =>
        faultsOfBill(format, terms).toSorted((a, b) => Number(a.isWarning) - Number(b.isWarning)),
    }),
    unknown: t.exposeStringList('unknown', { description: 'Places of its XML that say more than is shown.' }),
  }),
})
