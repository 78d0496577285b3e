import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor } from '../../../../adminKit/settings/SectionEditor.tsx'
import { type DisplayForm, displayChangesOf, displayFormOf, displayNames } from './displayForm.ts'

const toggle = (path: keyof DisplayForm, hint: Message): EditField<DisplayForm> => ({
  ...{ path, label: displayNames[path], hint, control: { kind: 'switch' }, isWide: true },
})

const sections = [
  {
    ...({ id: 'prices', title: 'pricing.display.section' } as const),
    fields: [
      {
        ...toggle('showPrices', 'pricing.display.showPrices.hint'),
        warn: ({ showPrices }: DisplayForm) => (showPrices ? null : ('pricing.display.sellsNothing' as const)),
      },
      toggle('showShippingCosts', 'pricing.display.showShippingCosts.hint'),
      toggle('currencyFirst', 'pricing.display.currencyFirst.hint'),
    ],
  },
] as const

/** The section `display` in one form. */
export function DisplayEditor({ section }: { section: SectionEditor_section$key }) {
  return (
    <SectionEditor
      section={section}
      title="pricing.display.title"
      note="pricing.display.note"
      formOf={displayFormOf}
      sections={sections}
      changesOf={displayChangesOf}
      names={displayNames}
    />
  )
}
