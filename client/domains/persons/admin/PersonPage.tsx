import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PersonPageQuery } from '../../../__generated__/PersonPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { PersonEditor } from './PersonEditor.tsx'
import { personsPath } from './personsUrl.ts'

const query = graphql`
  query PersonPageQuery($id: ID!, $isNew: Boolean!, $userId: ID!, $isLinked: Boolean!) @preloadable {
    person(id: $id) @skip(if: $isNew) {
      id
      ...PersonEditor_person
    }
    user(id: $userId) @include(if: $isLinked) {
      id
      name
      firstName
      lastName
      company
      phone
      email
    }
    shop {
      ...PersonEditor_shop
    }
  }
`

function PersonPage(props: PageProps<PersonPageQuery>) {
  const { person, user, shop } = usePreloadedQuery<PersonPageQuery>(query, props.query)
  const intl = useIntl()
  const mayChange = useViewer().mayWrite('PERSONS')
  if (person || mayChange)
    return (
      <PersonEditor
        key={person?.id ?? props.place.search.get('user') ?? 'new'}
        person={person ?? null}
        shop={shop}
        from={user ?? null}
      />
    )
  const title = intl.formatMessage({ id: 'users.persons.create' })
  return (
    <>
      <PageHead title={title} />
      <PageTop back={{ to: personsPath, label: <FormattedMessage id="users.persons.title" /> }} title={title} />
      <Notice tone="neutral">
        <FormattedMessage id="users.persons.readOnly" />
      </Notice>
    </>
  )
}

/** One contact person, or an empty form for a new one; with `user` in the address linked to that account. */
export const page = definePage<PersonPageQuery>({
  query,
  Component: PersonPage,
  outcome: ({ person }, place) => (place.params.id && !person ? 'notFound' : 'found'),
})
