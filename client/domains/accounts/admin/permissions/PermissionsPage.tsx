import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type {
  PermissionAudience,
  PermissionsPageQuery,
  PermissionsPageQuery$data,
} from '../../../../__generated__/PermissionsPageQuery.graphql.ts'
import { areaTitles, isOnlyRead } from '../../../../adminKit/areas.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { Paging } from '../../../../adminKit/list/Paging.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { PageHead } from '../../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { EmptyState } from '../../../../ui/States.tsx'
import { MembersTable } from './MembersTable.tsx'
import style from './Permissions.module.css'
import { membersPageSize } from './permissionsUrl.ts'
import { RolesTable } from './RolesTable.tsx'

const query = graphql`
  query PermissionsPageQuery($first: Int!, $after: String) @preloadable {
    permissions {
      operation
      isChange
      who
      area
    }
    members(first: $first, after: $after) {
      totalCount
      pageCursors {
        ...Paging_cursors
      }
      ...MembersTable_members
    }
  }
`

function PermissionsPage(props: PageProps<PermissionsPageQuery>) {
  const { permissions, members } = usePreloadedQuery<PermissionsPageQuery>(query, props.query)
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'rights.permissions.title' })
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} note={<FormattedMessage id="rights.permissions.note" />} />
      <div className={style.cards}>
        <Card title={<FormattedMessage id="rights.permissions.rolesTitle" />}>
          <RolesTable />
        </Card>
        <Card title={<FormattedMessage id="rights.permissions.membersTitle" />}>
          {members.totalCount === 0 ? (
            <EmptyState level={2} title={<FormattedMessage id="rights.permissions.nobody" />}>
              <FormattedMessage id="rights.permissions.nobodyHint" />
            </EmptyState>
          ) : (
            <>
              <p>
                <FormattedMessage id="rights.permissions.membersText" />
              </p>
              <MembersTable members={members} />
              <Paging cursors={members.pageCursors} pageSize={membersPageSize} totalCount={members.totalCount} />
            </>
          )}
        </Card>
        <Card title={<FormattedMessage id="rights.permissions.operationsTitle" />}>
          <Operations permissions={permissions} />
        </Card>
      </div>
    </>
  )
}

const audienceTitles = {
  PUBLIC: 'rights.permissions.everyone',
  VISITOR: 'rights.permissions.visitor',
  IN_PERSON: 'rights.permissions.inPerson',
  BUYER: 'rights.permissions.buyer',
  BUYER_IN_PERSON: 'rights.permissions.buyerInPerson',
  SIGNED_IN: 'rights.permissions.own',
  ONESELF: 'rights.permissions.oneself',
  BACK_OFFICE: 'rights.permissions.backOffice',
  STAFF: 'rights.permissions.mayRead',
  EDITOR: 'rights.permissions.editor',
  ADMIN: 'rights.permissions.mayChange',
  PERSON: 'rights.permissions.person',
  SYSTEM: 'rights.permissions.system',
} as const satisfies Record<PermissionAudience, MessageId>

type Permission = PermissionsPageQuery$data['permissions'][number]

/** Every query and mutation by whom it is for, for whoever writes programs against the shop. */
function Operations({ permissions }: { permissions: readonly Permission[] }) {
  const intl = useIntl()
  const groups = new Map<string, string[]>()
  for (const { operation, who, area } of permissions) {
    const isReading = who === 'ADMIN' && area && isOnlyRead(area)
    const audience = intl.formatMessage({ id: audienceTitles[isReading ? 'STAFF' : who] })
    const title = area ? `${intl.formatMessage({ id: areaTitles[area] })}: ${audience}` : audience
    groups.set(title, [...(groups.get(title) ?? []), operation])
  }
  return (
    <div className={style.groups}>
      {[...groups]
        .sort(([one], [other]) => one.localeCompare(other, intl.locale))
        .map(([title, operations]) => (
          <details key={title}>
            <summary>
              <FormattedMessage id="rights.permissions.operations" values={{ area: title, count: operations.length }} />
            </summary>
            <ul className={style.operations}>
              {operations.sort().map(operation => (
                <li key={operation}>
                  <code>{operation}</code>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  )
}

/** Who may do what, and the rights that were given to single members. */
export const page = definePage<PermissionsPageQuery>({ query, Component: PermissionsPage })
