import { useCallback, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { ShippingEditor_query$key } from '../../../../__generated__/ShippingEditor_query.graphql.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { ClosedDaysRows } from './ClosedDaysRows.tsx'
import { ShippingGroups } from './ShippingGroups.tsx'
import { closedDaysField, cutOffFields, groupFields, shippingNames, timeFields } from './shippingFields.ts'
import { type ShippingForm, shippingChangesOf, shippingFormOf, shippingPlaceOf } from './shippingForm.ts'

export interface ShippingEditorProps {
  section: SectionEditor_section$key
  query: ShippingEditor_query$key
}

/** What sending costs and how long it takes: the section `shipping` but for its countries, which have a page of their own. */
export function ShippingEditor({ section, query }: ShippingEditorProps) {
  const { shop, groupUses } = useFragment(
    graphql`
      fragment ShippingEditor_query on Query {
        shop {
          homeCountry
        }
        groupUses {
          shipping {
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
  const { shipping: uses } = groupUses
  const formOf = useCallback((values: SectionValues) => shippingFormOf(values, language), [language])
  const changesOf = (form: ShippingForm, changed: readonly string[]) => shippingChangesOf(form, changed, language)
  const sections = useMemo(
    () => [
      {
        ...({ id: 'groups', title: 'pricing.shipping.groups' } as const),
        fields: groupFields(language),
        children: <ShippingGroups home={home} uses={uses} />,
      },
      { id: 'time', title: 'pricing.shipping.section.time', fields: timeFields } as const,
      {
        id: 'cutOff',
        title: shippingNames.cutOff,
        hint: 'pricing.shipping.cutOff.hint',
        fields: cutOffFields,
      } as const,
      {
        ...({ id: 'closed', title: shippingNames.closedDays, fields: [closedDaysField] } as const),
        children: <ClosedDaysRows />,
      },
    ],
    [home, uses, language],
  )
  return (
    <SectionEditor
      section={section}
      isRehearsed
      title="pricing.shipping.title"
      note="pricing.shipping.note"
      formOf={formOf}
      sections={sections}
      changesOf={changesOf}
      placeOf={shippingPlaceOf}
      textOf={(code, path) => {
        if (code === 'TRANSITION_NOT_ALLOWED') return 'pricing.group.inUse'
        if (code === 'INVALID_INPUT' && /^groups\.\d+(?:\.tiers)?$/.test(path)) return 'pricing.shipping.undeliverable'
        if (code === 'ENTRY_TWICE' && path.includes('.tiers.')) return 'pricing.shipping.size.twice'
        if (code === 'RANGE_REVERSED') return 'pricing.shipping.zip.reversed'
        return code === 'RANGE_OVERLAPS' ? 'pricing.shipping.zip.overlaps' : null
      }}
      names={shippingNames}
      actions={
        <>
          <LinkButton look="quiet" size="small" to="/admincenter/shipping/pickup">
            <FormattedMessage id="pricing.pickup.places" />
          </LinkButton>
          <LinkButton look="quiet" size="small" to="/admincenter/shipping/countries">
            <FormattedMessage id="pricing.countries.title" />
          </LinkButton>
        </>
      }
    />
  )
}
