import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SectionHistoryQuery } from '../../__generated__/SectionHistoryQuery.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { useToasts } from '../../ui/Toasts.tsx'
import { type Message, wordsOf } from '../edit/fields.ts'
import { type RefusalMapping, refusalMessage } from '../edit/refusals.ts'
import { useAdminFormat } from '../useAdminFormat.ts'
import style from './SectionHistory.module.css'
import { useUndoSectionChange } from './useUndoSectionChange.ts'

export interface SectionHistoryProps {
  section: string
  version: number
  fetchKey: string
  names: Readonly<Record<string, Message>>
  /** What a code says in this section; null: what it always says. */
  textOf?: RefusalMapping['textOf']
  mayUndo: boolean
}

/** The latest changes of a section, by whom; each can be taken back as long as its fields are as it left them. */
export function SectionHistory({ section, version, fetchKey, names, textOf, mayUndo }: SectionHistoryProps) {
  const { settingsHistory } = useLazyLoadQuery<SectionHistoryQuery>(
    graphql`
      query SectionHistoryQuery($section: String!) {
        settingsHistory(section: $section, first: 10) {
          edges {
            node {
              key
              at
              actorName
              isUndo
              fields {
                name
              }
            }
          }
        }
      }
    `,
    { section },
    { fetchKey, fetchPolicy: 'network-only' },
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const toasts = useToasts()
  const [undo, isPending] = useUndoSectionChange(section)
  const changes = settingsHistory.edges.map(({ node }) => node)
  if (changes.length === 0)
    return (
      <p className={style.none}>
        <FormattedMessage id="kit.section.unchanged" />
      </p>
    )

  const takeBack = async (key: string) => {
    const { isDone, refusals } = await undo({ key, version })
    const [refused] = refusals
    if (isDone) toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'kit.section.undone' }) })
    else if (refused) {
      const { code, path = [] } = refused
      // Without a path it is about the change as a whole, of which the section knows nothing.
      const own = path.length > 1 ? textOf?.(code, path.slice(1).join('.')) : null
      const why = own ?? refusalMessage(code)
      const said = code === 'STALE_REVISION' ? 'kit.section.changedSince' : why
      toasts.tell({ kind: 'warning', title: wordsOf(said, intl) })
    }
  }
  return (
    <ul className={style.changes}>
      {changes.map(({ key, at, actorName, isUndo, fields }) => (
        <li key={key}>
          <div>
            <div className={style.fields}>
              {isUndo && (
                <>
                  <FormattedMessage id="kit.section.undid" />{' '}
                </>
              )}
              {fields.map(({ name }) => wordsOf(names[name] ?? { text: name }, intl)).join(', ')}
            </div>
            <div className={style.who}>
              {format.instant(at)}
              {actorName && ` · ${actorName}`}
            </div>
          </div>
          {mayUndo && (
            <Button look="quiet" size="tiny" isBusy={isPending} onClick={() => void takeBack(key)}>
              <FormattedMessage id="kit.section.undo" />
              <span className="visually-hidden">{` ${format.instant(at)}`}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
