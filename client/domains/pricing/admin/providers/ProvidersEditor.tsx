import { useCallback, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import type { Language } from '../../../../intl/languages.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { ProviderCards } from './ProviderCards.tsx'
import {
  changeFrom,
  type ProvidersForm,
  providerPlaceOf,
  providersChangesOf,
  providersFormOf,
} from './providersForm.ts'

const isTrackingPage = (text: string): boolean => /^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/.test(text)

const listedIn = (language: Language): EditField<ProvidersForm> => ({
  path: 'providers',
  label: 'pricing.providers.title',
  check: ({ providers }) => {
    const problems = new Map<string, Message>()
    for (const [at, { name, trackingUrl, isOffered, countries, change }] of providers.entries()) {
      const path = `providers.${at}`
      if (name.trim() === '') problems.set(`${path}.name`, 'edit.missing')
      if (trackingUrl.trim() !== '' && !isTrackingPage(trackingUrl.trim()))
        problems.set(`${path}.trackingUrl`, 'pricing.providers.trackingUrl.wrong')
      if (isOffered && countries.length === 0) problems.set(`${path}.countries`, 'pricing.providers.noCountry')
      if (changeFrom(change, language) === null) problems.set(`${path}.change`, 'pricing.providers.change.wrong')
    }
    return problems
  },
  show: (providers: ProvidersForm['providers']) => providers.map(({ name }) => name).join(', '),
})

/** Who carries parcels and to whose stations the shop delivers: the section `delivery`. */
export function ProvidersEditor({ section }: { section: SectionEditor_section$key }) {
  const language = useLanguage()
  const formOf = useCallback((values: SectionValues) => providersFormOf(values, language), [language])
  const sections = useMemo(
    () => [
      {
        ...({ id: 'providers', title: 'pricing.providers.list' } as const),
        fields: [listedIn(language)],
        children: <ProviderCards />,
      },
    ],
    [language],
  )
  return (
    <SectionEditor
      section={section}
      title="pricing.providers.title"
      note="pricing.providers.note"
      formOf={formOf}
      sections={sections}
      changesOf={form => providersChangesOf(form, language)}
      placeOf={providerPlaceOf}
      names={{ providers: 'pricing.providers.title' }}
      actions={
        <LinkButton look="quiet" size="small" to="/admincenter/shipping/groups">
          <FormattedMessage id="pricing.shipping.title" />
        </LinkButton>
      }
    />
  )
}
