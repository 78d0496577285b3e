import { useCallback, useMemo } from 'react'
import type { SectionEditor_section$key } from '../../../__generated__/SectionEditor_section.graphql.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { listOf, localizedForm, textOf } from '../../../adminKit/settings/values.ts'
import { useLanguage } from '../../../router/RouterContext.ts'
import { checkoutNames, declarationFields, minimumField, openingFields } from './checkoutFields.ts'
import { type CheckoutForm, checkoutChangesOf, checkoutFormOf } from './checkoutForm.ts'
import { MinimumRows } from './MinimumRows.tsx'

export interface CheckoutEditorProps {
  section: SectionEditor_section$key
  /** The values of the section `discounts`, whose groups customers may have. */
  discounts: unknown
}

/** The section `checkout` in one form. */
export function CheckoutEditor({ section, discounts }: CheckoutEditorProps) {
  const language = useLanguage()
  const formOf = useCallback((values: SectionValues) => checkoutFormOf(values, language), [language])
  const changesOf = (form: CheckoutForm, changed: readonly string[]) => checkoutChangesOf(form, changed, language)
  const sections = useMemo(() => {
    const groups = listOf((discounts as SectionValues | null)?.groups).map(({ id, title }) => {
      const { de, en } = localizedForm(title)
      return { value: textOf(id), label: (language === 'en' && en) || de || textOf(id) }
    })
    return [
      { id: 'opening', title: 'checkout.settings.section.opening', fields: openingFields } as const,
      {
        ...({ id: 'minimums', title: checkoutNames.minimums } as const),
        fields: [minimumField(language)],
        children: <MinimumRows groups={groups} />,
      },
      { id: 'declarations', title: 'checkout.settings.section.declarations', fields: declarationFields } as const,
    ]
  }, [discounts, language])
  return (
    <SectionEditor
      section={section}
      title="checkout.settings.title"
      note="checkout.settings.note"
      formOf={formOf}
      sections={sections}
      changesOf={changesOf}
      textOf={code => (code === 'ENTRY_TWICE' ? 'checkout.settings.twice' : null)}
      names={checkoutNames}
    />
  )
}
