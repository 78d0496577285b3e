import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DifferencesDialogQuery } from '../../../../__generated__/DifferencesDialogQuery.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Corner } from '../../../../ui/Corner.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { typeOf } from '../designer/blockTypes.ts'
import { languages } from '../designer/document.ts'
import style from './Editor.module.css'
import { fieldTitles } from './fieldTitles.ts'
import { readable } from './readable.ts'

export interface DifferencesDialogProps {
  entryId: string
  /** The version that the working copy is compared with. */
  number: number
  onClose: () => void
}

const kinds: Readonly<Record<string, MessageId>> = {
  ADDED: 'admin.pages.diff.added',
  REMOVED: 'admin.pages.diff.removed',
  MOVED: 'admin.pages.diff.moved',
  CHANGED: 'admin.pages.diff.changed',
}
const layout: Readonly<Record<string, MessageId>> = {
  size: 'admin.pages.diff.size',
  visible: 'admin.pages.diff.visible',
  languages: 'admin.pages.diff.visible',
}

/** What is different between an earlier version and the working copy: texts and layout. */
export function DifferencesDialog({ entryId, number, onClose }: DifferencesDialogProps) {
  return (
    <Dialog
      isOpen
      isLarge
      onClose={onClose}
      title={<FormattedMessage id="admin.pages.diff.title" values={{ number }} />}
    >
      <Corner>
        {attempt => (
          <Suspense fallback={<Skeleton height="240px" />}>
            <Found entryId={entryId} number={number} attempt={attempt} />
          </Suspense>
        )}
      </Corner>
    </Dialog>
  )
}

function Found({ entryId, number, attempt }: Omit<DifferencesDialogProps, 'onClose'> & { attempt: number }) {
  const intl = useIntl()
  const { managedEntry } = useLazyLoadQuery<DifferencesDialogQuery>(
    graphql`
      query DifferencesDialogQuery($id: ID!, $number: Int!) {
        managedEntry(id: $id) {
          differences(from: $number) {
            kind
            blockId
            blockType
            fields
            texts {
              path
              before {
                de
                en
              }
              after {
                de
                en
              }
            }
          }
        }
      }
    `,
    { id: entryId, number },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const differences = managedEntry?.differences ?? []
  if (differences.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.pages.diff.none" />
      </p>
    )
  /** What of a block or of the page is another: its layout, or a property by its name. */
  const fieldsOf = (type: string | null | undefined, fields: readonly string[]): readonly string[] => [
    ...new Set(
      fields.map(field => {
        const own = type ? typeOf(type)?.fields.find(({ key }) => key === field) : undefined
        if (own) return wordsOf(own.label, intl)
        const said = layout[field] ?? (fieldTitles as Readonly<Record<string, MessageId>>)[field]
        return intl.formatMessage({ id: said ?? 'admin.pages.diff.settings' })
      }),
    ),
  ]
  return (
    <div className={style.differences}>
      {differences.map(({ kind, blockId, blockType, fields, texts }) => {
        const known = blockType ? typeOf(blockType) : null
        const title = known
          ? wordsOf(known.title, intl)
          : blockType || intl.formatMessage({ id: 'admin.pages.tabPage' })
        const named = fieldsOf(blockType, fields)
        return (
          <section key={`${blockId} ${kind}`} className={style.difference}>
            <h3>
              {title}: <FormattedMessage id={kinds[kind] ?? 'admin.pages.diff.changed'} />
            </h3>
            {named.length > 0 && <p className={style.note}>{named.join(', ')}</p>}
            {texts.flatMap(({ path, before, after }) =>
              languages
                .filter(language => before[language] !== after[language])
                .map(language => (
                  // Of a block the path begins with `props`.
                  <div key={`${path.join('.')} ${language}`}>
                    <h4 className={style.pairHead}>{fieldsOf(blockType, [path[blockType ? 1 : 0] ?? ''])}</h4>
                    <div className={style.sides}>
                      <Side isOld language={language} text={before[language]} />
                      <Side isOld={false} language={language} text={after[language]} />
                    </div>
                  </div>
                )),
            )}
          </section>
        )
      })}
    </div>
  )
}

function Side({ isOld, language, text }: { isOld: boolean; language: string; text: string }) {
  return (
    <div>
      <p className={style.sideHead}>
        <FormattedMessage
          id={isOld ? 'admin.pages.diff.before' : 'admin.pages.diff.after'}
          values={{ language: language.toUpperCase() }}
        />
      </p>
      <p className={style.side} lang={language} data-old={isOld || undefined} data-new={!isOld || undefined}>
        {readable(text) || '–'}
      </p>
    </div>
  )
}
