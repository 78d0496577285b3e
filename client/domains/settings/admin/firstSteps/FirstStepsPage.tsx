import { graphql, usePreloadedQuery } from 'react-relay'
import type { FirstStepsPageQuery } from '../../../../__generated__/FirstStepsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { FirstSteps } from './FirstSteps.tsx'

const query = graphql`
  query FirstStepsPageQuery @preloadable {
    firstSteps {
      ...FirstSteps_steps
    }
    shopOpening {
      ...FirstSteps_opening
    }
    settingsSection(key: "firstSteps") {
      ...FirstSteps_section
    }
  }
`

function FirstStepsPage(props: PageProps<FirstStepsPageQuery>) {
  const { firstSteps, shopOpening, settingsSection } = usePreloadedQuery<FirstStepsPageQuery>(query, props.query)
  return settingsSection && <FirstSteps steps={firstSteps} section={settingsSection} opening={shopOpening} />
}

/** What a new shop still needs, step by step. */
export const page = definePage<FirstStepsPageQuery>({
  query,
  Component: FirstStepsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
