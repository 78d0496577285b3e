import { graphql, usePreloadedQuery } from 'react-relay'
import type { GroupEditPageQuery } from '../../../../__generated__/GroupEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { GroupEditor } from './GroupEditor.tsx'

const query = graphql`
  query GroupEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    managedProductGroup(groupId: $id) @skip(if: $isNew) {
      groupId
      ...GroupEditor_group
    }
    allProductGroups {
      ...GroupEditor_groups
    }
    catalogueChoices {
      ...GroupPicture_choices
    }
  }
`

function GroupEditPage(props: PageProps<GroupEditPageQuery>) {
  const {
    managedProductGroup: group,
    allProductGroups,
    catalogueChoices,
  } = usePreloadedQuery<GroupEditPageQuery>(query, props.query)
  const mayChange = useViewer().mayWrite('CATALOGUE')
  return (
    <GroupEditor
      key={group?.groupId ?? 'new'}
      group={group ?? null}
      groups={allProductGroups}
      choices={catalogueChoices}
      isReadOnly={!mayChange}
    />
  )
}

/** One product group, or an empty form for a new one. */
export const page = definePage<GroupEditPageQuery>({
  query,
  Component: GroupEditPage,
  outcome: ({ managedProductGroup }, { params: { id } }) =>
    id !== 'new' && !managedProductGroup ? 'notFound' : 'found',
})
