import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  AuditTable_entries$data,
  AuditTable_entries$key,
} from '../../../__generated__/AuditTable_entries.graphql.ts'
import table from '../../../adminKit/list/table.module.css'
import { useFormat } from '../../../intl/format.ts'
import { useNavigation, usePlace } from '../../../router/RouterContext.ts'
import { classes } from '../../../ui/classes.ts'
import style from './AuditTable.module.css'
import { actionTitle } from './actionTitles.ts'

/** The rows of the audit log; the changed fields of each open below it. */
export function AuditTable(props: { entries: AuditTable_entries$key }) {
  const { edges } = useFragment(
    graphql`
      fragment AuditTable_entries on AuditEntryConnection {
        edges {
          node {
            id
            at
            action
            actorName
            isOnBehalf
            address
            subjectName
            changes {
              field
              old
              new
            }
          }
        }
      }
    `,
    props.entries,
  )
  const intl = useIntl()
  const format = useFormat()
  const place = usePlace()
  const { progress, to } = useNavigation()
  const isWaiting = progress === 'loading' && to?.path === place.path
  return (
    <table className={classes(table.table, style.entries, isWaiting && table.isWaiting)} aria-busy={isWaiting}>
      <caption className="visually-hidden">
        <FormattedMessage id="rights.audit.caption" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="rights.audit.at" />
          </th>
          <th scope="col">
            <FormattedMessage id="rights.audit.who" />
          </th>
          <th scope="col">
            <FormattedMessage id="rights.audit.action" />
          </th>
          <th scope="col">
            <FormattedMessage id="rights.audit.what" />
          </th>
          <th scope="col">
            <FormattedMessage id="rights.audit.changes" />
          </th>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ node: entry }) => (
          <tr key={entry.id}>
            <td className={style.at}>{format.instant(entry.at)}</td>
            <td className={style.who}>
              <span className={table.name}>{entry.actorName ?? <FormattedMessage id="rights.audit.shop" />}</span>
              {(entry.isOnBehalf || entry.address) && (
                <span className={style.aside}>
                  {entry.isOnBehalf && <FormattedMessage id="rights.audit.onBehalf" />}
                  {entry.isOnBehalf && entry.address && ', '}
                  {entry.address && <FormattedMessage id="rights.audit.from" values={{ address: entry.address }} />}
                </span>
              )}
            </td>
            <td className={style.action}>{actionTitle(entry.action, id => intl.formatMessage({ id }))}</td>
            <td className={style.what}>{entry.subjectName}</td>
            <td className={style.changes}>{entry.changes.length > 0 && <Changes changes={entry.changes} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Change = AuditTable_entries$data['edges'][number]['node']['changes'][number]

/** The changed fields with what they held before and after. */
function Changes({ changes }: { changes: readonly Change[] }) {
  const intl = useIntl()
  const value = (text: string | null | undefined) =>
    text ? text : <i>{intl.formatMessage({ id: 'rights.audit.nothingThere' })}</i>
  return (
    <details className={style.details}>
      <summary>
        <FormattedMessage id="rights.audit.more" values={{ count: changes.length }} />
      </summary>
      <dl>
        {changes.map(change => (
          <div key={change.field} className={style.change}>
            <dt>{change.field}</dt>
            <dd>
              <span className="visually-hidden">
                <FormattedMessage id="rights.audit.old" />{' '}
              </span>
              <del>{value(change.old)}</del>
            </dd>
            <dd>
              <span className="visually-hidden">
                <FormattedMessage id="rights.audit.new" />{' '}
              </span>
              <ins>{value(change.new)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
