import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { Column } from '../../../adminKit/list/columns.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { actionTitle } from './actionTitles.ts'
import style from './auditColumns.module.css'

/** What lists of audit records show of each. */
interface Entry {
  readonly at: string
  readonly action: string
  readonly actorName?: string | null
  readonly isOnBehalf: boolean
  readonly address?: string | null
  readonly subjectName?: string | null
  readonly changes: readonly { readonly field: string; readonly old?: string | null; readonly new?: string | null }[]
}

/** The columns of the audit log. */
export function auditColumns(intl: IntlShape): readonly Column<Entry>[] {
  const format = adminFormats(intl)
  const titleOf = (action: string) => actionTitle(action, id => intl.formatMessage({ id }))
  return [
    {
      key: 'at',
      title: 'rights.audit.at',
      width: 148,
      rank: 0,
      card: 'corner',
      text: entry => format.instant(entry.at),
      repeats: entry => format.day(entry.at),
      cell: (entry, isRepeated) => <Instant at={entry.at} isRepeated={isRepeated} />,
    },
    {
      key: 'who',
      title: 'rights.audit.who',
      width: 120,
      grow: 1,
      rank: 0,
      card: 'fact',
      isStrong: true,
      text: entry => entry.actorName ?? intl.formatMessage({ id: 'rights.audit.shop' }),
    },
    {
      key: 'action',
      title: 'rights.audit.action',
      width: 150,
      grow: 1,
      rank: 0,
      card: 'title',
      text: entry => titleOf(entry.action),
    },
    {
      key: 'what',
      title: 'rights.audit.what',
      width: 120,
      grow: 1,
      rank: 1,
      card: 'fact',
      text: entry => entry.subjectName ?? '',
    },
    {
      key: 'changes',
      title: 'rights.audit.changes',
      width: 140,
      grow: 2,
      rank: 2,
      card: 'line',
      isAbove: true,
      text: ({ changes }) =>
        changes.map(change => `${change.field}: ${change.old ?? ''} → ${change.new ?? ''}`).join('\n'),
      cell: ({ changes }) => changes.length > 0 && <Changes changes={changes} />,
    },
    {
      key: 'from',
      title: 'rights.audit.fromTitle',
      width: 130,
      rank: 3,
      card: 'fact',
      text: ({ address, isOnBehalf }) =>
        [isOnBehalf && intl.formatMessage({ id: 'rights.audit.onBehalf' }), address].filter(Boolean).join(', '),
    },
  ]
}

/** The changed fields with what they held before and after. */
function Changes({ changes }: { changes: Entry['changes'] }) {
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
