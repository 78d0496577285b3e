import { builder, type UploadedFile } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { atMost } from '../../../../api/inputLimits.ts'
import { refuse } from '../../../../kit/refusals.ts'
import { decideBill, LONGEST_REASON } from '../operations/deciding.ts'
import { MOST_BILL_BYTES, openBill, receiveBill } from '../operations/receiving.ts'
import type { VendorBill } from '../queries.ts'
import { BillRef, BillStateRef } from './types.ts'

const ReceiveBillInput = builder.inputType('ReceiveVendorBillInput', {
  description: 'An e-invoice of a vendor.',
  fields: t => ({
    file: t.field({ type: 'Upload', required: true, description: 'XML or PDF, at most 20 MB.' }),
  }),
})
const DecideBillInput = builder.inputType('DecideVendorBillInput', {
  description: 'What becomes of a bill.',
  fields: t => ({
    billId: t.id({ required: true, description: 'The bill.' }),
    state: t.field({ type: BillStateRef, required: true, description: 'What it becomes.' }),
    reason: t.string({ description: 'Why it is refused.', ...atMost({ characters: LONGEST_REASON }) }),
    paidOn: t.field({ type: 'Date', description: 'When it was paid; null: today.' }),
    revision: t.int({ description: 'That was looked at; null: whatever there is.' }),
  }),
})

type Outcome = { bill: VendorBill | null }
const BillPayload = payloadType<Outcome>('VendorBillPayload', t => ({
  bill: t.expose('bill', { type: BillRef, nullable: true, description: 'The bill; null where it was refused.' }),
}))

/** The bytes of an upload, of which no more than are taken come into memory. */
async function bytesOf(file: UploadedFile): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of file.createReadStream()) {
    size += (part as Buffer).length
    if (size > MOST_BILL_BYTES) {
      refuse('BILL_UNREADABLE', ['file'], `At most ${MOST_BILL_BYTES} bytes.`, { obstacle: 'TOO_LARGE' })
    }
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

builder.mutationFields(t => ({
  receiveVendorBill: t.field({
    type: BillPayload,
    description:
      'Files the e-invoice of a vendor: XRechnung, ZUGFeRD, Factur-X, Peppol, ebInterface; as XML or in a PDF.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: ReceiveBillInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ bill: null }, async () => {
        const upload = (await input.file) as UploadedFile
        const file = { name: upload.filename, content: await bytesOf(upload) }
        return { bill: await receiveBill(context, { file, opened: await openBill(file) }) }
      }),
  }),
  decideVendorBill: t.field({
    type: BillPayload,
    description: 'Approves a bill, refuses it for a reason, notes that it was paid, or takes that back.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: DecideBillInput, required: true, description: 'What becomes of which.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ bill: null }, async () => ({
        bill: await decideBill(context, {
          ...{ billId: rawId('VendorBill', String(input.billId)) ?? '', state: input.state },
          ...{ reason: input.reason ?? null, paidOn: input.paidOn ?? null, revision: input.revision ?? null },
        }),
      })),
  }),
}))
