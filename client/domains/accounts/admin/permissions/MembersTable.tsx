import { ScrollArea } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  MembersTable_members$data,
  MembersTable_members$key,
} from '../../../../__generated__/MembersTable_members.graphql.ts'
import type { Grant } from '../../../../__generated__/useSetMemberGrantsMutation.graphql.ts'
import type { Area } from '../../../../__generated__/ViewerQuery.graphql.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useSetMemberGrants } from '../../mutations/useSetMemberGrants.ts'
import { areaTitles, shownAreas } from '../grants.ts'
import style from './Permissions.module.css'

type Member = MembersTable_members$data['edges'][number]['node']

/** Members and what they may change; a tick is saved at once. */
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
  return (
    <ScrollArea
      type="auto"
      viewportProps={{
        tabIndex: 0,
        role: 'region',
        'aria-label': intl.formatMessage({ id: 'rights.permissions.membersCaption' }),
      }}
    >
      <table className={style.matrix}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="rights.permissions.member" />
            </th>
            {shownAreas.map(area => (
              <th key={area} scope="col">
                <FormattedMessage id={areaTitles[area]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node: member }) => (
            <tr key={member.id}>
              <th scope="row">
                {member.name}
                <span className={style.email}>{member.email}</span>
              </th>
              {shownAreas.map(area => (
                <td key={area}>
                  <label className={style.tick}>
                    <input
                      type="checkbox"
                      checked={member.grants.includes(`${area}_WRITE`)}
                      disabled={!isSystem || saving === member.id}
                      aria-label={intl.formatMessage(
                        { id: 'rights.permissions.give' },
                        { name: member.name, area: intl.formatMessage({ id: areaTitles[area] }) },
                      )}
                      onChange={event => void give(member, area, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
