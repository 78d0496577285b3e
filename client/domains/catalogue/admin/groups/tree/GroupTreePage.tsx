import { graphql, usePreloadedQuery } from 'react-relay'
import type { GroupTreePageQuery } from '../../../../../__generated__/GroupTreePageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../../router/route.ts'
import { useViewer } from '../../../../../viewer/Viewer.tsx'
import { GroupTreeEditor } from './GroupTreeEditor.tsx'

const query = graphql`
  query GroupTreePageQuery @preloadable {
    productGroupTree {
      ...GroupTreeEditor_tree
    }
  }
`

function GroupTreePage(props: PageProps<GroupTreePageQuery>) {
  const { productGroupTree: tree } = usePreloadedQuery<GroupTreePageQuery>(query, props.query)
  const mayChange = useViewer().mayWrite('CATALOGUE')
  return <GroupTreeEditor tree={tree} isReadOnly={!mayChange} />
}

/** The product groups as they stand below each other in the shop. */
export const page = definePage<GroupTreePageQuery>({ query, Component: GroupTreePage, outcome: () => 'found' })
