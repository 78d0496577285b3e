import type { IssueVoucherInput } from '../../../__generated__/useIssueVoucherMutation.graphql.ts'
import type { VoucherChanges } from '../../../__generated__/useUpdateVoucherMutation.graphql.ts'
import { centsFrom } from '../../../adminKit/edit/euros.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import type { Language } from '../../../intl/languages.ts'
import { IssueVoucherInput as accepted } from '../../../schema/accepted.ts'

/** A voucher as it is issued and edited: figures and days as they are typed, empty for none. */
export interface VoucherForm {
  value: string
  note: string
  expiresOn: string
  language: string
  templateId: string
  isTransferable: boolean
  message: string
  recipientName: string
  recipientEmail: string
  deliverOn: string
}

/** A new voucher. */
export const newVoucher: VoucherForm = {
  ...{ value: '', note: '', expiresOn: '', language: 'DE', templateId: '', isTransferable: true },
  ...{ message: '', recipientName: '', recipientEmail: '', deliverOn: '' },
}

interface Kept {
  readonly note: string | null | undefined
  readonly expiresOn: string | null | undefined
  readonly message: string | null | undefined
  readonly recipientName: string | null | undefined
  readonly recipientEmail: string | null | undefined
  readonly deliverOn: string | null | undefined
  readonly isTransferable: boolean
}

/** The form as the server has it; what is decided when a voucher is issued is not in it. */
export const formOf = ({ note, expiresOn, message, recipientName, recipientEmail, ...rest }: Kept): VoucherForm => ({
  ...newVoucher,
  ...{ note: note ?? '', expiresOn: expiresOn ?? '', message: message ?? '' },
  ...{ recipientName: recipientName ?? '', recipientEmail: recipientEmail ?? '' },
  ...{ deliverOn: rest.deliverOn ?? '', isTransferable: rest.isTransferable },
})

/** What a voucher is worth, in which language and look; of a new one alone. */
export const valueFields = (
  language: Language,
  templates: readonly { readonly id: string; readonly title: string }[],
): readonly EditField<VoucherForm>[] => [
  {
    path: 'value',
    label: 'admin.vouchers.value',
    control: { kind: 'text', inputMode: 'decimal', unit: '€' },
    longest: 12,
    isRequired: true,
    check: ({ value }) => {
      const cents = centsFrom(value, language)
      return cents !== null && cents > 0 && cents <= accepted.valueCents.highest ? null : 'admin.vouchers.valueWrong'
    },
  },
  {
    path: 'note',
    label: 'admin.vouchers.note',
    hint: 'admin.vouchers.noteHint',
    longest: accepted.note.characters,
    isRequired: true,
  },
  {
    path: 'language',
    label: 'admin.vouchers.language',
    control: {
      kind: 'choice',
      options: [
        { value: 'DE', label: 'admin.vouchers.german' },
        { value: 'EN', label: 'admin.vouchers.english' },
      ],
    },
  },
  {
    path: 'templateId',
    label: 'admin.vouchers.template',
    control: {
      kind: 'choice',
      options: [
        { value: '', label: 'admin.vouchers.plain' },
        ...templates.map(({ id, title }) => ({ value: id, label: { text: title } })),
      ],
    },
  },
]

/** For whom it is, and when it goes out. */
export const recipientFields = (today: string, isNew: boolean): readonly EditField<VoucherForm>[] => [
  { path: 'recipientName', label: 'admin.vouchers.recipientName', longest: accepted.recipientName.characters },
  {
    path: 'recipientEmail',
    label: 'admin.vouchers.recipientEmail',
    control: { kind: 'text', type: 'email' },
    longest: accepted.recipientEmail.characters,
    check: ({ recipientEmail, deliverOn, isTransferable }) =>
      recipientEmail.trim() === '' && (deliverOn !== '' || !isTransferable) ? 'admin.vouchers.emailNeeded' : null,
  },
  {
    path: 'deliverOn',
    label: 'admin.vouchers.deliverOn',
    hint: 'admin.vouchers.deliverHint',
    control: { kind: 'text', type: 'date' },
    check: ({ deliverOn }) => (isNew && deliverOn !== '' && deliverOn < today ? 'admin.vouchers.dayOver' : null),
  },
  {
    path: 'message',
    label: 'admin.vouchers.message',
    longest: accepted.message.characters,
    control: { kind: 'area', rows: 3 },
    isWide: true,
  },
]

/** Until when it holds, and for whom alone. */
export const termFields = (today: string, isNew: boolean): readonly EditField<VoucherForm>[] => [
  {
    path: 'expiresOn',
    label: 'admin.vouchers.expiresOn',
    hint: 'admin.vouchers.expiresHint',
    control: { kind: 'text', type: 'date' },
    warn: ({ expiresOn }) => (expiresOn !== '' && expiresOn < today ? 'admin.vouchers.dayOver' : null),
  },
  {
    path: 'isTransferable',
    label: 'admin.vouchers.isTransferable',
    hint: 'admin.vouchers.transferableHint',
    control: { kind: 'checkbox' },
    isReadOnly: !isNew,
  },
  ...(isNew
    ? []
    : [
        {
          path: 'note',
          label: 'admin.vouchers.note',
          longest: accepted.note.characters,
          isWide: true,
        } satisfies EditField<VoucherForm>,
      ]),
]

const orNull = (text: string): string | null => text.trim() || null

/** What the form of a new voucher means to the server. */
export const issueOf = (form: VoucherForm, language: Language): IssueVoucherInput => ({
  valueCents: centsFrom(form.value, language) ?? 0,
  note: form.note.trim(),
  expiresOn: form.expiresOn || null,
  language: form.language as IssueVoucherInput['language'],
  templateId: form.templateId || null,
  isTransferable: form.isTransferable,
  message: orNull(form.message),
  recipientName: orNull(form.recipientName),
  recipientEmail: orNull(form.recipientEmail),
  deliverOn: form.deliverOn || null,
})

const changeable = ['note', 'expiresOn', 'message', 'recipientName', 'recipientEmail', 'deliverOn'] as const

/** What was changed in the form of a voucher that is there. */
export const changesOf = (form: VoucherForm, changed: readonly string[]): VoucherChanges =>
  Object.fromEntries(changeable.filter(path => changed.includes(path)).map(path => [path, orNull(form[path])]))
