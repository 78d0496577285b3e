import type { VoucherTemplateChanges } from '../../../__generated__/useUpdateVoucherTemplateMutation.graphql.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { VoucherTemplateChanges as accepted } from '../../../schema/accepted.ts'
import type { ChosenPicture } from '../../files/admin/chooser/PictureField.tsx'

/** A template as it is edited. */
export interface TemplateForm {
  title: string
  heading: { readonly de: string; readonly en: string }
  text: { readonly de: string; readonly en: string }
  accent: string
  picture: ChosenPicture | null
  isTransferable: boolean
  isDefault: boolean
  isOffered: boolean
}

/** A new template. */
export const newTemplate: TemplateForm = {
  ...{ title: '', heading: { de: 'Gutschein', en: 'Gift voucher' }, text: { de: '', en: '' } },
  ...{ accent: '#1f4d3a', picture: null, isTransferable: true, isDefault: false, isOffered: false },
}

const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed.trim())

export const nameFields: readonly EditField<TemplateForm>[] = [
  {
    path: 'title',
    label: 'admin.vouchers.templateTitle',
    hint: 'admin.vouchers.templateTitleHint',
    longest: accepted.title.characters,
    isRequired: true,
    isWide: true,
  },
  {
    path: 'isDefault',
    label: 'admin.vouchers.isDefault',
    hint: 'admin.vouchers.isDefaultHint',
    control: { kind: 'checkbox' },
  },
  {
    path: 'isOffered',
    label: 'admin.vouchers.isOffered',
    hint: 'admin.vouchers.isOfferedHint',
    control: { kind: 'checkbox' },
  },
  {
    path: 'isTransferable',
    label: 'admin.vouchers.isTransferable',
    hint: 'admin.vouchers.transferableHint',
    control: { kind: 'checkbox' },
  },
]

export const lookFields: readonly EditField<TemplateForm>[] = [
  { path: 'heading.de', label: 'admin.vouchers.heading.de', longest: accepted.heading.characters, isRequired: true },
  { path: 'heading.en', label: 'admin.vouchers.heading.en', longest: accepted.heading.characters },
  {
    path: 'text.de',
    label: 'admin.vouchers.text.de',
    longest: accepted.text.characters,
    control: { kind: 'area', rows: 3, lang: 'de' },
  },
  {
    path: 'text.en',
    label: 'admin.vouchers.text.en',
    longest: accepted.text.characters,
    control: { kind: 'area', rows: 3, lang: 'en' },
  },
  {
    path: 'accent',
    label: 'admin.vouchers.accent',
    hint: 'admin.vouchers.accentHint',
    longest: 7,
    isRequired: true,
    check: ({ accent }) => (isColour(accent) ? null : 'admin.vouchers.accentWrong'),
  },
  {
    path: 'picture',
    label: 'admin.vouchers.picture',
    show: (picture: ChosenPicture | null) => picture?.name ?? '',
    isWide: true,
  },
]

/** What the form means to the server: what was changed, or all of a new template (`changed` null). */
export function templateChangesOf(form: TemplateForm, changed: readonly string[] | null): VoucherTemplateChanges {
  const has = (path: string) => changed === null || changed.some(each => each === path || each.startsWith(`${path}.`))
  return {
    ...(has('title') && { title: form.title.trim() }),
    ...(has('heading') && { heading: form.heading }),
    ...(has('text') && { text: form.text }),
    ...(has('accent') && { accent: form.accent.trim() }),
    ...(has('picture') && { imageFileId: form.picture?.id ?? null }),
    ...(has('isTransferable') && { isTransferable: form.isTransferable }),
    ...(has('isOffered') && { isOffered: form.isOffered }),
    ...(has('isDefault') && { isDefault: form.isDefault }),
  }
}
