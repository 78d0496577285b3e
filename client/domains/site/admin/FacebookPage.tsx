import { graphql, usePreloadedQuery } from 'react-relay'
import type { FacebookPageQuery } from '../../../__generated__/FacebookPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { SocialEditor } from './SocialEditor.tsx'

const query = graphql`
  query FacebookPageQuery @preloadable {
    settingsSection(key: "site") {
      ...SectionEditor_section
    }
    privacy: settingsSection(key: "privacy") {
      values
    }
  }
`

function FacebookPage(props: PageProps<FacebookPageQuery>) {
  const { settingsSection, privacy } = usePreloadedQuery<FacebookPageQuery>(query, props.query)
  return (
    settingsSection && (
      <SocialEditor network="facebook" section={settingsSection} isOn={privacy?.values.facebook === true} />
    )
  )
}

/** What the site shares with Facebook. Source: platform.md 2 (social/facebook). */
export const page = definePage<FacebookPageQuery>({
  query,
  Component: FacebookPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
