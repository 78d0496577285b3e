import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminUserPageQuery } from '../../../../__generated__/AdminUserPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { UserEditor } from './UserEditor.tsx'

const query = graphql`
  query AdminUserPageQuery($id: ID!) @preloadable {
    user(id: $id) {
      id
      ...UserEditor_user
    }
    ...UserEditor_choices
  }
`

function AdminUserPage(props: PageProps<AdminUserPageQuery>) {
  const choices = usePreloadedQuery<AdminUserPageQuery>(query, props.query)
  const { user } = choices
  return user && <UserEditor key={user.id} user={user} choices={choices} />
}

/** One person's account, as the back office sees and changes it. */
export const page = definePage<AdminUserPageQuery>({
  query,
  Component: AdminUserPage,
  outcome: ({ user }) => (user ? 'found' : 'notFound'),
})
