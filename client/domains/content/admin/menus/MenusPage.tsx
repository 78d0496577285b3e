import { graphql, usePreloadedQuery } from 'react-relay'
import type { MenusPageQuery } from '../../../../__generated__/MenusPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { MenusEditor } from './MenusEditor.tsx'

const query = graphql`
  query MenusPageQuery @preloadable {
    settingsSection(key: "frame") {
      ...SectionEditor_section
    }
    menuGroups {
      path
      title {
        de
        en
      }
    }
    menuPages {
      path {
        de
        en
      }
      title {
        de
        en
      }
    }
  }
`

function MenusPage(props: PageProps<MenusPageQuery>) {
  const { settingsSection: section, menuGroups, menuPages } = usePreloadedQuery<MenusPageQuery>(query, props.query)
  return section && <MenusEditor section={section} groups={menuGroups} pages={menuPages} />
}

/** What surrounds each page of the shop: navigation, footer, strip, announcement. */
export const page = definePage<MenusPageQuery>({
  query,
  Component: MenusPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
