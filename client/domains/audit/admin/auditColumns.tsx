import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { Column } from '../../../adminKit/list/columns.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { actionTitle } from './actionTitles.ts'
import style from './auditColumns.module.css'
import { doerWords, fieldTitle, valueWords } from './changeWords.ts'
import { subjectPath } from './subjectPages.ts'
import { sectionTitles } from './words.ts'

/** What lists of audit records show of each. */
interface Entry {
  readonly at: string
  readonly action: string
  readonly actorName?: string | null
  readonly isOnBehalf: boolean
  readonly address?: string | null
  readonly subjectType: string
  readonly subjectId?: string | null
  readonly subjectName?: string | null
  readonly changes: readonly { readonly field: string; readonly old?: unknown; readonly new?: unknown }[]
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
      text: entry => doerWords(intl, entry),
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
      isAbove: true,
      text: entry => subjectName(intl, entry) ?? '',
      cell: entry => <SubjectName entry={entry} />,
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
        changes
          .map(({ field, ...change }) => {
            const [old, next] = [valueWords(intl, field, change.old), valueWords(intl, field, change.new)]
            return `${fieldTitle(intl, field)}: ${old ?? ''} → ${next ?? ''}`
          })
          .join('\n'),
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

/** What a thing was called then; a section of the settings by its title. */
function subjectName(intl: IntlShape, { subjectType, subjectName: name }: Entry): string | null {
  const section = subjectType === 'settings' ? sectionTitles[name ?? ''] : undefined
  return section ? intl.formatMessage({ id: section }) : (name ?? null)
}

/** What a thing was called then, with a link to its page. */
function SubjectName({ entry }: { entry: Entry }) {
  const intl = useIntl()
  const name = subjectName(intl, entry)
  const { action, subjectType: kind, subjectId } = entry
  const path = subjectPath(action, { kind, id: subjectId ?? null, name: entry.subjectName ?? null })
  if (path === null || name === null) return name
  return (
    <Link to={path} className="link">
      {name}
    </Link>
  )
}

/** The changed fields with what they hold now, and what they held before if that is known. */
function Changes({ changes }: { changes: Entry['changes'] }) {
  const intl = useIntl()
  const shown = (field: string, value: unknown) =>
    valueWords(intl, field, value) ?? <i>{intl.formatMessage({ id: 'rights.audit.nothingThere' })}</i>
  return (
    <details className={style.details}>
      <summary>
        <FormattedMessage id="rights.audit.more" values={{ count: changes.length }} />
      </summary>
      <dl>
        {changes.map(change => (
          <div key={change.field} className={style.change}>
            <dt>{fieldTitle(intl, change.field)}</dt>
            {valueWords(intl, change.field, change.old) !== null && (
              <dd>
                <span className="visually-hidden">
                  <FormattedMessage id="rights.audit.old" />{' '}
                </span>
                <del>{shown(change.field, change.old)}</del>
              </dd>
            )}
            <dd>
              <span className="visually-hidden">
                <FormattedMessage id="rights.audit.new" />{' '}
              </span>
              <ins>{shown(change.field, change.new)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
