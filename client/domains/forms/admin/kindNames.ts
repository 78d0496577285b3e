import type { MessageId } from '../../../intl/messageIds.ts'
import type { FieldKind } from './formForm.ts'

/** What people call the kinds of fields. */
export const kindNames = {
  text: 'admin.forms.kind.text',
  longText: 'admin.forms.kind.longText',
  email: 'admin.forms.kind.email',
  phone: 'admin.forms.kind.phone',
  number: 'admin.forms.kind.number',
  date: 'admin.forms.kind.date',
  choice: 'admin.forms.kind.choice',
  multiChoice: 'admin.forms.kind.multiChoice',
  checkbox: 'admin.forms.kind.checkbox',
  consent: 'admin.forms.kind.consent',
  file: 'admin.forms.kind.file',
  heading: 'admin.forms.kind.heading',
} as const satisfies Record<FieldKind, MessageId>
