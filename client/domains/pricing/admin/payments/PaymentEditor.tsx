import { useCallback, useMemo } from 'react'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { PaymentMethods } from './PaymentMethods.tsx'
import { type PaymentForm, paymentChangesOf, paymentFormOf, wrongIn } from './paymentForm.ts'

const names = { methods: 'pricing.payment.methods' } as const satisfies Readonly<Record<string, Message>>

const mistakes: Readonly<Record<'missing' | 'amount' | 'reversed' | 'days', Message>> = {
  missing: 'edit.missing',
  amount: 'pricing.amount.wrong',
  reversed: 'pricing.payment.max.reversed',
  days: 'pricing.payment.termDays.wrong',
}

const inWords = (methods: PaymentForm['methods']): string => methods.map(({ title }) => title.de).join(', ')

/** The section `payment` in one form. */
export function PaymentEditor({ section }: { section: SectionEditor_section$key }) {
  const language = useLanguage()
  const formOf = useCallback((values: SectionValues) => paymentFormOf(values, language), [language])
  const sections = useMemo(() => {
    const methods: EditField<PaymentForm> = {
      path: 'methods',
      label: names.methods,
      check: values => new Map([...wrongIn(values, language)].map(([path, kind]) => [path, mistakes[kind]])),
      show: inWords,
    }
    return [{ ...({ id: 'methods', title: names.methods } as const), fields: [methods], children: <PaymentMethods /> }]
  }, [language])
  return (
    <SectionEditor
      section={section}
      title="pricing.payment.title"
      note="pricing.payment.note"
      formOf={formOf}
      sections={sections}
      changesOf={form => paymentChangesOf(form, language)}
      names={names}
    />
  )
}
