import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  MembersTable_members$data,
  MembersTable_members$key,
} from '../../../../__generated__/MembersTable_members.graphql.ts'
import type { Grant } from '../../../../__generated__/useSetMemberGrantsMutation.graphql.ts'
import type { Area } from '../../../../__generated__/ViewerQuery.graphql.ts'
import { areaTitles, shownAreas } from '../../../../adminKit/areas.ts'
import type { Column } from '../../../../adminKit/list/columns.ts'
import { ListRows } from '../../../../adminKit/list/ListRows.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useSetMemberGrants } from '../../mutations/useSetMemberGrants.ts'
import style from './Permissions.module.css'

type Member = MembersTable_members$data['edges'][number]['node']

/** Members and what they may change; a tick is saved at once, and taken back by the next. */
export function MembersTable(props: { members: MembersTable_members$key }) {
  const { edges } = useFragment(
    graphql`
      fragment MembersTable_members on MemberConnection {
        edges {
          node {
            id
            userId
            name
            email
            grants
          }
        }
      }
    `,
    props.members,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const { isSystem } = useViewer()
  const [setGrants] = useSetMemberGrants()
  const [saving, setSaving] = useState<string | null>(null)
  const give = async (member: Member, area: Area, isGiven: boolean) => {
    const grant = `${area}_WRITE` as Grant
    const others = member.grants.filter(each => each !== grant)
    setSaving(member.id)
    const { isDone } = await setGrants({ userId: member.userId, grants: isGiven ? [...others, grant] : others })
    setSaving(null)
    if (isDone) toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'rights.permissions.saved' }) })
  }
  const has = (member: Member, area: Area) => member.grants.includes(`${area}_WRITE`)
  const areaColumn = (area: Area): Column<Member> => {
    const title = intl.formatMessage({ id: areaTitles[area] })
    return {
      key: area,
      title: areaTitles[area],
      width: area === 'PERSONS' ? 120 : 102,
      // None may be left out: where they do not all fit, rows are cards.
      rank: 0,
      card: 'fact',
      isNamedOnCard: true,
      text: member =>
        intl.formatMessage({ id: has(member, area) ? 'rights.permissions.may' : 'rights.permissions.mayNot' }),
      cell: member => (
        <label className={style.tick}>
          <input
            type="checkbox"
            checked={has(member, area)}
            disabled={!isSystem || saving === member.id}
            aria-label={intl.formatMessage({ id: 'rights.permissions.give' }, { name: member.name, area: title })}
            onChange={event => void give(member, area, event.target.checked)}
          />
        </label>
      ),
    }
  }
  return (
    <ListRows
      caption={intl.formatMessage({ id: 'rights.permissions.membersCaption' })}
      columns={[
        {
          key: 'member',
          title: 'rights.permissions.member',
          width: 170,
          grow: 1,
          rank: 0,
          card: 'title',
          text: member => member.name,
          cell: member => (
            <>
              {member.name}
              <span className={style.email}>{member.email}</span>
            </>
          ),
        },
        ...shownAreas.map(areaColumn),
      ]}
      rows={edges.map(edge => edge.node)}
      nameOf={member => member.name}
    />
  )
}
