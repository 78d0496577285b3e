import { useCallback, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import { centsFrom } from '../../../../adminKit/edit/euros.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import type { Language } from '../../../../intl/languages.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { shippingNames } from '../shipping/shippingFields.ts'
import { CountriesList } from './CountriesList.tsx'
import { type CountriesForm, countriesChangesOf, countriesFormOf, countriesPlaceOf } from './countriesForm.ts'

function problemsOf({ countries }: CountriesForm, language: Language): ReadonlyMap<string, Message> {
  const problems = new Map<string, Message>()
  for (const [at, { title, freeFrom }] of countries.entries()) {
    if (title.de.trim() === '') problems.set(`countries.${at}.title.de`, 'edit.missing')
    if (freeFrom.trim() !== '' && centsFrom(freeFrom, language) === null)
      problems.set(`countries.${at}.freeFrom`, 'pricing.amount.wrong')
  }
  return problems
}

const inWords = (countries: CountriesForm['countries']): string => countries.map(({ title }) => title.de).join(', ')

/** Where the shop delivers to: a part of the section `shipping`. */
export function CountriesEditor({ section, home }: { section: SectionEditor_section$key; home: string }) {
  const language = useLanguage()
  const formOf = useCallback((values: SectionValues) => countriesFormOf(values, language), [language])
  const sections = useMemo(() => {
    const countries: EditField<CountriesForm> = {
      path: 'countries',
      label: shippingNames.countries,
      check: values => problemsOf(values, language),
      show: inWords,
    }
    return [
      {
        ...({ id: 'countries', title: 'pricing.countries.section', fields: [countries] } as const),
        children: <CountriesList home={home} />,
      },
    ]
  }, [home, language])
  return (
    <SectionEditor
      section={section}
      title="pricing.countries.title"
      note="pricing.countries.note"
      formOf={formOf}
      sections={sections}
      changesOf={form => countriesChangesOf(form, language)}
      placeOf={countriesPlaceOf}
      textOf={(code, path) =>
        code === 'INVALID_INPUT' && path === 'countries' ? 'pricing.countries.undeliverable' : null
      }
      names={shippingNames}
      actions={
        <LinkButton look="quiet" size="small" to="/admincenter/shipping/groups">
          <FormattedMessage id="pricing.shipping.title" />
        </LinkButton>
      }
    />
  )
}
