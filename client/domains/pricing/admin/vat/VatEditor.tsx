import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { VatEditor_query$key } from '../../../../__generated__/VatEditor_query.graphql.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { VatGroups } from './VatGroups.tsx'
import { groupFields, idFields, priceFields, vatNames, wordFields } from './vatFields.ts'
import { vatChangesOf, vatFormOf, vatPlaceOf } from './vatForm.ts'

export interface VatEditorProps {
  section: SectionEditor_section$key
  query: VatEditor_query$key
}

/** The section `vat` in one form. */
export function VatEditor({ section, query }: VatEditorProps) {
  const { shop, euVatRates, groupUses } = useFragment(
    graphql`
      fragment VatEditor_query on Query {
        shop {
          homeCountry
        }
        euVatRates {
          country
          standard
          reduced
        }
        groupUses {
          vat {
            key
            products
          }
        }
      }
    `,
    query,
  )
  const language = useLanguage()
  const { homeCountry: home } = shop
  const { vat: uses } = groupUses
  const formOf = useCallback((values: SectionValues) => vatFormOf(values, language, home), [language, home])
  const sections = useMemo(
    () => [
      { id: 'prices', title: 'pricing.vat.section.prices', fields: priceFields } as const,
      {
        ...({ id: 'groups', title: 'pricing.vat.groups', fields: groupFields } as const),
        children: <VatGroups home={home} known={euVatRates} uses={uses} />,
      },
      { id: 'words', title: 'pricing.vat.section.words', fields: wordFields } as const,
      { id: 'ids', title: 'pricing.vat.section.ids', fields: idFields } as const,
    ],
    [home, euVatRates, uses],
  )
  return (
    <SectionEditor
      section={section}
      isRehearsed
      title="pricing.vat.title"
      note="pricing.vat.note"
      formOf={formOf}
      sections={sections}
      changesOf={vatChangesOf}
      placeOf={vatPlaceOf}
      textOf={code => {
        if (code === 'TRANSITION_NOT_ALLOWED') return 'pricing.group.inUse'
        return code === 'ENTRY_TWICE' ? 'pricing.vat.twice' : null
      }}
      names={vatNames}
    />
  )
}
