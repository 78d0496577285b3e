import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SectionEditor_section$key } from '../../../__generated__/SectionEditor_section.graphql.ts'
import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import { SectionEditor } from '../../../adminKit/settings/SectionEditor.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { FieldCards } from './FieldCards.tsx'
import { FieldsPreview } from './FieldsPreview.tsx'
import {
  type OrderFieldsForm,
  orderFieldPlaceOf,
  orderFieldsChangesOf,
  orderFieldsFormOf,
  wholeNumber,
} from './orderFieldsForm.ts'

function problemsOf({ fields }: OrderFieldsForm): ReadonlyMap<string, Message> {
  const problems = new Map<string, Message>()
  for (const [at, { kind, label, min, max, options }] of fields.entries()) {
    const path = `fields.${at}`
    if (label.de.trim() === '') problems.set(`${path}.label.de`, 'edit.missing')
    if (kind === 'choice' && options.length === 0) problems.set(`${path}.kind`, 'cart.fields.noOptions')
    if (kind === 'choice') {
      for (const [i, option] of options.entries()) {
        if (option.label.de.trim() === '') problems.set(`${path}.options.${i}.label.de`, 'edit.missing')
      }
    }
    if (kind === 'number' && wholeNumber(min) === undefined) problems.set(`${path}.min`, 'cart.fields.noNumber')
    if (kind !== 'choice' && wholeNumber(max) === undefined) problems.set(`${path}.max`, 'cart.fields.noNumber')
  }
  return problems
}

const listed: EditField<OrderFieldsForm> = {
  path: 'fields',
  label: 'cart.fields.title',
  check: problemsOf,
  show: (fields: OrderFieldsForm['fields']) => fields.map(({ label }) => label.de).join(', '),
}

export interface OrderFieldsEditorProps {
  section: SectionEditor_section$key
  /** Product groups, of which lines can be asked. */
  groups: readonly { readonly id: string; readonly title: string }[]
}

/** What the shop asks its buyers: the section `orderFields`. */
export function OrderFieldsEditor({ section, groups }: OrderFieldsEditorProps) {
  const sections = useMemo(
    () => [
      {
        ...({ id: 'fields', title: 'cart.fields.list', fields: [listed] } as const),
        children: <FieldCards groups={groups} />,
      },
      { ...({ id: 'preview', title: 'cart.fields.preview', fields: [] } as const), children: <FieldsPreview /> },
    ],
    [groups],
  )
  return (
    <SectionEditor
      section={section}
      title="cart.fields.title"
      note="cart.fields.note"
      formOf={orderFieldsFormOf}
      sections={sections}
      changesOf={orderFieldsChangesOf}
      placeOf={orderFieldPlaceOf}
      names={{ fields: 'cart.fields.title' }}
      actions={
        <LinkButton look="quiet" size="small" to="/admincenter/settings/checkout">
          <FormattedMessage id="cart.fields.toCheckout" />
        </LinkButton>
      }
    />
  )
}
