import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { TextChanges_text$key } from '../../../../__generated__/TextChanges_text.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useUndoTextChange } from './mutations/useUndoTextChange.ts'
import style from './words.module.css'

/** What a text said before, who changed it, and the way back. */
export function TextChanges({ mayUndo, ...props }: { text: TextChanges_text$key; mayUndo: boolean }) {
  const { changes } = useFragment(
    graphql`
      fragment TextChanges_text on ShopText {
        changes {
          key
          at
          actorName
          isUndo
          fields {
            language
            before
            after
          }
        }
      }
    `,
    props.text,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const toasts = useToasts()
  const [undo, isPending] = useUndoTextChange()
  if (changes.length === 0)
    return (
      <p className={style.quiet}>
        <FormattedMessage id="kit.section.unchanged" />
      </p>
    )
  const takeBack = async (key: string) => {
    const { isDone, refusals } = await undo({ key })
    const [refused] = refusals
    if (isDone) toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'kit.section.undone' }) })
    else if (refused)
      toasts.tell({
        kind: 'warning',
        title: wordsOf(
          refused.code === 'STALE_REVISION' ? 'kit.section.changedSince' : refusalMessage(refused.code),
          intl,
        ),
      })
  }
  const usual = intl.formatMessage({ id: 'settings.texts.theUsual' })
  return (
    <ul className={style.changes}>
      {changes.map(({ key, at, actorName, isUndo, fields }) => (
        <li key={key}>
          <div>
            {fields.map(({ language, before, after }) => (
              <p key={language} lang={language === 'DE' ? 'de' : 'en'}>
                <del>{before ?? usual}</del> → <ins>{after ?? usual}</ins>
              </p>
            ))}
            <p className={style.who}>
              {isUndo && (
                <>
                  <FormattedMessage id="kit.section.undid" />{' '}
                </>
              )}
              {format.instant(at)}
              {actorName && ` · ${actorName}`}
            </p>
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
