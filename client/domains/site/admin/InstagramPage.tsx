import { graphql, usePreloadedQuery } from 'react-relay'
import type { InstagramPageQuery } from '../../../__generated__/InstagramPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { SocialEditor } from './SocialEditor.tsx'

const query = graphql`
  query InstagramPageQuery @preloadable {
    settingsSection(key: "site") {
      ...SectionEditor_section
    }
    privacy: settingsSection(key: "privacy") {
      values
    }
  }
`

function InstagramPage(props: PageProps<InstagramPageQuery>) {
  const { settingsSection, privacy } = usePreloadedQuery<InstagramPageQuery>(query, props.query)
  return (
    settingsSection && (
      <SocialEditor network="instagram" section={settingsSection} isOn={privacy?.values.instagram === true} />
    )
  )
}

/** What the site shares with Instagram. Source: platform.md 2 (social/instagram). */
export const page = definePage<InstagramPageQuery>({
  query,
  Component: InstagramPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
