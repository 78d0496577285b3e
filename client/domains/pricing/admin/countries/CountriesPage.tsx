import { graphql, usePreloadedQuery } from 'react-relay'
import type { CountriesPageQuery } from '../../../../__generated__/CountriesPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { CountriesEditor } from './CountriesEditor.tsx'

const query = graphql`
  query CountriesPageQuery @preloadable {
    settingsSection(key: "shipping") {
      ...SectionEditor_section
    }
    shop {
      homeCountry
    }
  }
`

function CountriesPage(props: PageProps<CountriesPageQuery>) {
  const { settingsSection: section, shop } = usePreloadedQuery<CountriesPageQuery>(query, props.query)
  return section && <CountriesEditor section={section} home={shop.homeCountry} />
}

/** The countries that the shop delivers to, in their order, with what they are called and from when on sending is free. */
export const page = definePage<CountriesPageQuery>({
  query,
  Component: CountriesPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
