import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DiscountsEditor_query$key } from '../../../../__generated__/DiscountsEditor_query.graphql.ts'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import type { Language } from '../../../../intl/languages.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { DiscountGroups } from './DiscountGroups.tsx'
import {
  type DiscountsForm,
  discountFrom,
  discountsChangesOf,
  discountsFormOf,
  discountsPlaceOf,
  fromCents,
} from './discountsForm.ts'

const names = {
  groups: 'pricing.discount.groups',
  tierSeparators: 'pricing.discount.tierSeparators',
} as const satisfies Readonly<Record<string, Message>>

function problemsOf({ groups }: DiscountsForm, language: Language): ReadonlyMap<string, Message> {
  const problems = new Map<string, Message>()
  for (const [at, { title, type, tiers }] of groups.entries()) {
    if (title.de.trim() === '') problems.set(`groups.${at}.title.de`, 'edit.missing')
    const lowest = Math.min(...tiers.map(({ from }) => fromCents(from, language) ?? 0))
    for (const [tier, { from, discount }] of tiers.entries()) {
      const path = `groups.${at}.tiers.${tier}`
      const isNothing = discountFrom(discount, type, language) === 0 && fromCents(from, language) === lowest
      if (isNothing) problems.set(`${path}.discount`, 'pricing.discount.takesNothing')
      if (fromCents(from, language) === null) problems.set(`${path}.from`, 'pricing.amount.wrong')
      if (discountFrom(discount, type, language) === null)
        problems.set(`${path}.discount`, type === 'flat' ? 'pricing.amount.wrong' : 'pricing.discount.percent.wrong')
    }
  }
  return problems
}

const inWords = (groups: DiscountsForm['groups']): string => groups.map(({ title }) => title.de).join(', ')

export interface DiscountsEditorProps {
  section: SectionEditor_section$key
  query: DiscountsEditor_query$key
}

/** The section `discounts` in one form. */
export function DiscountsEditor({ section, query }: DiscountsEditorProps) {
  const {
    groupUses: { discount: uses },
  } = useFragment(
    graphql`
      fragment DiscountsEditor_query on Query {
        groupUses {
          discount {
            key
            products
            customers
          }
        }
      }
    `,
    query,
  )
  const language = useLanguage()
  const formOf = useCallback((values: SectionValues) => discountsFormOf(values, language), [language])
  const changesOf = (form: DiscountsForm, changed: readonly string[]) => discountsChangesOf(form, changed, language)
  const sections = useMemo(() => {
    const groups: EditField<DiscountsForm> = {
      path: 'groups',
      label: names.groups,
      check: values => problemsOf(values, language),
      show: inWords,
    }
    const separators: EditField<DiscountsForm> = {
      path: 'tierSeparators',
      label: names.tierSeparators,
      hint: 'pricing.discount.tierSeparators.hint',
      longest: 500,
      isWide: true,
    }
    return [
      {
        ...({ id: 'groups', title: names.groups, fields: [groups] } as const),
        children: <DiscountGroups uses={uses} />,
      },
      { id: 'tiers', title: 'pricing.discount.section.tiers', fields: [separators] } as const,
    ]
  }, [uses, language])
  return (
    <SectionEditor
      section={section}
      isRehearsed
      title="pricing.discount.title"
      note="pricing.discount.note"
      formOf={formOf}
      sections={sections}
      changesOf={changesOf}
      placeOf={discountsPlaceOf}
      textOf={(code, path) => {
        if (code === 'TRANSITION_NOT_ALLOWED') return 'pricing.discount.inUse'
        return code === 'ENTRY_TWICE' && path.includes('.tiers.') ? 'pricing.discount.twice' : null
      }}
      names={names}
    />
  )
}
