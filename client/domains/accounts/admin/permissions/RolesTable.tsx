import { ScrollArea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Area } from '../../../../__generated__/ViewerQuery.graphql.ts'
import { areaTitles, isOnlyRead, isWorkedOnByMembers, shownAreas } from '../../../../adminKit/areas.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { CheckIcon } from '../../../../ui/icons.tsx'
import style from './Permissions.module.css'

const roles = ['guest', 'user', 'member', 'admin', 'system'] as const
type Role = (typeof roles)[number]

const roleTitles = {
  guest: 'rights.role.guest',
  user: 'rights.role.user',
  member: 'rights.role.member',
  admin: 'rights.role.admin',
  system: 'rights.role.system',
} as const satisfies Record<Role, MessageId>

type Right = 'may' | 'mayRead' | 'mayChange' | 'mayDelete' | 'mayNot'

const rightTitles = {
  may: 'rights.permissions.may',
  mayRead: 'rights.permissions.mayRead',
  mayChange: 'rights.permissions.mayChange',
  mayDelete: 'rights.permissions.mayDelete',
  mayNot: 'rights.permissions.mayNot',
} as const satisfies Record<Right, MessageId>

const from = (first: Role, right: Right): Record<Role, Right> =>
  Object.fromEntries(
    roles.map(role => [role, roles.indexOf(role) >= roles.indexOf(first) ? right : 'mayNot']),
  ) as Record<Role, Right>

/** What each role may do in a part of the back office. */
function rightsIn(area: Area): Record<Role, Right> {
  if (isWorkedOnByMembers(area)) return { ...from('admin', 'mayDelete'), member: 'mayChange' }
  return isOnlyRead(area) ? from('admin', 'mayRead') : { ...from('admin', 'mayChange'), member: 'mayRead' }
}

/** What each role may do in each part of the product. */
export function RolesTable() {
  const intl = useIntl()
  const rows: { title: string; rights: Record<Role, Right> }[] = [
    { title: intl.formatMessage({ id: 'rights.permissions.shop' }), rights: from('guest', 'may') },
    { title: intl.formatMessage({ id: 'rights.permissions.own' }), rights: from('user', 'may') },
    ...shownAreas.map(area => ({
      title: intl.formatMessage({ id: areaTitles[area] }),
      rights: rightsIn(area),
    })),
    { title: intl.formatMessage({ id: 'rights.permissions.system' }), rights: from('system', 'may') },
  ]
  return (
    // Five columns do not fit on phones: the table is pushed sideways, by keyboard as well.
    <ScrollArea
      type="auto"
      viewportProps={{
        tabIndex: 0,
        role: 'region',
        'aria-label': intl.formatMessage({ id: 'rights.permissions.rolesCaption' }),
      }}
    >
      <table className={style.matrix}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="rights.permissions.area" />
            </th>
            {roles.map(role => (
              <th key={role} scope="col">
                <FormattedMessage id={roleTitles[role]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, rights }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {roles.map(role => (
                <td key={role} data-right={rights[role]}>
                  {rights[role] === 'may' ? (
                    <>
                      <CheckIcon size={18} />
                      <span className="visually-hidden">
                        <FormattedMessage id={rightTitles.may} />
                      </span>
                    </>
                  ) : (
                    <FormattedMessage id={rightTitles[rights[role]]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
