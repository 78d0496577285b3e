import { builder, type UploadedFile } from '../../../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../../api/errors.ts'
import { refuse } from '../../../../kit/refusals.ts'
import { mostBankFileBytes } from '../bankFiles/bankLine.ts'
import { type ColumnField, columnFields, columnsChosen } from '../bankFiles/columns.ts'
import { importBankFile } from '../operations/bankFiles.ts'
import type { BankFile } from '../queries/bank.ts'
import { BankFileRef } from './bank.ts'

refusalType('COLUMNS_UNKNOWN', 'ColumnsUnknown').implement({
  description: 'Of a CSV file it cannot be told which columns are day and amount.',
  interfaces: [UserErrorRef],
  fields: t => ({
    heads: t.stringList({
      description: 'The cells of its widest row, by which somebody can say what the columns mean.',
      resolve: ({ details }) => ((details?.heads as readonly string[] | undefined) ?? []).map(String),
    }),
  }),
})

const meanings: Readonly<Record<ColumnField, string>> = {
  bookedOn: 'The day on which it was booked.',
  valueOn: 'The day from which it counts.',
  amount: 'The amount with its sign.',
  debit: 'What went out, without a sign.',
  credit: 'What came in, without a sign.',
  currency: 'ISO 4217.',
  name: 'Who is on the other side.',
  payer: 'Who paid.',
  payee: 'Who was paid.',
  iban: 'The account of the other side.',
  purpose: 'What was written with it; several columns are put together.',
  endToEndId: 'The reference of whoever paid.',
  reference: 'The bank’s own reference.',
  accountIban: 'The account that the file is of.',
  fee: 'What the bank kept.',
  status: 'Whether it is booked.',
}
const nameOf = (field: ColumnField) => field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()
const ColumnFieldRef = builder.enumType('BankColumn', {
  description: 'What a column of a bank’s table says.',
  values: Object.fromEntries(
    columnFields.map(field => [nameOf(field), { value: field, description: meanings[field] }]),
  ) as Record<string, { value: ColumnField; description: string }>,
})
const ColumnInput = builder.inputType('BankColumnInput', {
  description: 'What a column of a CSV file says.',
  fields: t => ({
    field: t.field({ type: ColumnFieldRef, required: true, description: 'What it says.' }),
    column: t.int({ required: true, description: 'Its place from 1.' }),
  }),
})
const ImportBankFileInput = builder.inputType('ImportBankFileInput', {
  description: 'A file of a bank: CAMT.053 (XML) or CSV.',
  fields: t => ({
    file: t.field({
      type: 'Upload',
      required: true,
      description: 'The file, as a part of a form (GraphQL multipart request specification).',
    }),
    columns: t.field({
      type: [ColumnInput],
      description: 'What the columns of a CSV file mean, where their heads do not say it.',
    }),
  }),
})

type Outcome = { bankFile: BankFile | null }
const BankFilePayload = payloadType<Outcome>('BankFilePayload', t => ({
  bankFile: t.expose('bankFile', {
    type: BankFileRef,
    nullable: true,
    description: 'The file; one that came in before as it was taken in then. Null where it was refused.',
  }),
}))

/** The bytes of a file, as far as one may be large. */
async function bytesOf(file: UploadedFile): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of file.createReadStream()) {
    const bytes = Buffer.from(part as Buffer)
    size += bytes.length
    if (size > mostBankFileBytes)
      refuse('FILE_TOO_LARGE', ['file'], `A bank’s file has at most ${mostBankFileBytes} bytes.`)
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

builder.mutationField('importBankFile', t =>
  t.field({
    type: BankFilePayload,
    description:
      'Takes in a file of a bank; its movements wait to be booked. The same file twice, or periods that overlap, bring each movement once.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: ImportBankFileInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ bankFile: null }, async () => {
        const file = await input.file
        const chosen = input.columns ?? []
        for (const [at, { column }] of chosen.entries()) {
          if (column < 1 || column > 200)
            refuse('INVALID_INPUT', ['columns', String(at), 'column'], 'Columns count from 1 to 200.')
        }
        const columns = columnsChosen(chosen)
        return { bankFile: await importBankFile(context, { name: file.filename, bytes: await bytesOf(file), columns }) }
      }),
  }),
)
