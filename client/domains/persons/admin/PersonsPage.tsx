import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PersonsPageQuery } from '../../../__generated__/PersonsPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../../adminKit/list/Filters.tsx'
import { Paging } from '../../../adminKit/list/Paging.tsx'
import { useListAddress } from '../../../adminKit/list/useListAddress.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { PersonsTable } from './PersonsTable.tsx'
import { newPersonPath, personsPageSize, personsPath, personsView } from './personsAddress.ts'

const query = graphql`
  query PersonsPageQuery($first: Int!, $after: String, $filter: PersonFilter!, $orderBy: PersonOrder!) @preloadable {
    persons(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount
      pageCursors {
        ...Paging_cursors
      }
      ...PersonsTable_persons
    }
  }
`

function PersonsPage(props: PageProps<PersonsPageQuery>) {
  const { persons } = usePreloadedQuery<PersonsPageQuery>(query, props.query)
  const intl = useIntl()
  const mayChange = useViewer().mayWrite('PERSONS')
  const { change } = useListAddress()
  const view = personsView(props.place.search)
  const title = intl.formatMessage({ id: 'users.persons.title' })
  const isNarrowed = view.search !== '' || view.linked !== null
  return (
    <>
      <PageHead title={title} />
      <PageTop
        title={title}
        actions={
          mayChange && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={newPersonPath}>
              <FormattedMessage id="users.persons.create" />
            </LinkButton>
          )
        }
      />
      <FilterBar resetTo={isNarrowed ? personsPath : null}>
        <SearchFilter
          label={intl.formatMessage({ id: 'users.persons.search' })}
          value={view.search}
          onChange={search => change({ search }, { replace: true })}
        />
        <SelectFilter
          label={intl.formatMessage({ id: 'users.account' })}
          value={view.linked}
          options={[
            { value: 'yes', label: intl.formatMessage({ id: 'users.persons.linked' }) },
            { value: 'no', label: intl.formatMessage({ id: 'users.persons.notLinked' }) },
          ]}
          onChange={linked => change({ linked })}
        />
      </FilterBar>
      {persons.totalCount === 0 ? (
        <EmptyState title={<FormattedMessage id={isNarrowed ? 'users.nothing' : 'users.persons.empty'} />}>
          <FormattedMessage id={isNarrowed ? 'users.nothingHint' : 'users.persons.emptyHint'} />
        </EmptyState>
      ) : (
        <>
          <PersonsTable persons={persons} sort={view.sort} />
          <Paging cursors={persons.pageCursors} pageSize={personsPageSize} totalCount={persons.totalCount} />
        </>
      )}
    </>
  )
}

/** The browser of contact persons. */
export const page = definePage<PersonsPageQuery>({ query, Component: PersonsPage })
