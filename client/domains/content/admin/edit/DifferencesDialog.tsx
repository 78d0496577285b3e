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
import type { Content } from './content.ts'
import { type BlockChange, differencesBetween, type TextDifference } from './differences.ts'
import style from './Editor.module.css'
import { contentOf } from './entryContent.ts'
import { fieldTitles } from './fieldTitles.ts'

export interface DifferencesDialogProps {
  entryId: string
  number: number
  onClose: () => void
}

const changeWords = {
  added: 'admin.pages.diff.added',
  removed: 'admin.pages.diff.removed',
  moved: 'admin.pages.diff.moved',
  size: 'admin.pages.diff.size',
  visible: 'admin.pages.diff.visible',
  settings: 'admin.pages.diff.settings',
  text: 'admin.pages.diff.text',
} as const satisfies Readonly<Record<BlockChange, MessageId>>

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
        {() => (
          <Suspense fallback={<Skeleton height="240px" />}>
            <Found entryId={entryId} number={number} />
          </Suspense>
        )}
      </Corner>
    </Dialog>
  )
}

function Found({ entryId, number }: Omit<DifferencesDialogProps, 'onClose'>) {
  const intl = useIntl()
  const { managedEntry } = useLazyLoadQuery<DifferencesDialogQuery>(
    graphql`
      query DifferencesDialogQuery($id: ID!, $number: Int!) {
        managedEntry(id: $id) {
          ...entryContent_entry
          revision(number: $number) {
            content
          }
        }
      }
    `,
    { id: entryId, number },
    { fetchPolicy: 'network-only' },
  )
  const before = managedEntry?.revision?.content as StoredContent | undefined
  if (!managedEntry || !before) return <FormattedMessage id="admin.pages.diff.gone" />
  const { fields, blocks } = differencesBetween(fromStored(before), withRawImage(contentOf(managedEntry), before))
  if (fields.length === 0 && blocks.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.pages.diff.none" />
      </p>
    )
  return (
    <div className={style.differences}>
      {fields.map(({ field, texts }) => (
        <section key={field} className={style.difference}>
          <h3>
            <FormattedMessage id={fieldTitles[field]} />
          </h3>
          <Sides texts={texts} />
        </section>
      ))}
      {blocks.map(({ id, type, changes, texts }) => {
        const known = typeOf(type)
        return (
          <section key={id} className={style.difference}>
            <h3>
              {known ? wordsOf(known.title, intl) : type}
              {': '}
              {changes.map(change => intl.formatMessage({ id: changeWords[change] })).join(', ')}
            </h3>
            <Sides texts={texts} />
          </section>
        )
      })}
    </div>
  )
}

type StoredContent = Omit<Content, 'blocks'> & { readonly document: { readonly blocks: Content['blocks'] } }

/** A revision holds the document as it was stored. */
function fromStored({ document, ...rest }: StoredContent): Content {
  return { ...rest, blocks: document.blocks }
}

/** The working copy names its picture otherwise than revisions do; that it is the same one is what counts. */
const withRawImage = (content: Content, before: StoredContent): Content => ({
  ...content,
  imageId: content.imageId && before.imageId && isSameFile(content.imageId, before.imageId) ? before.imageId : content.imageId,
})

const isSameFile = (global: string, raw: string) => {
  try {
    return atob(global).endsWith(raw)
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

function Sides({ texts }: { texts: readonly TextDifference[] }) {
  return texts.map(({ language, before, after }) => (
    <div key={language} className={style.sides} lang={language}>
      <div>
        <p className={style.sideHead}>
          <FormattedMessage id="admin.pages.diff.before" values={{ language: language.toUpperCase() }} />
        </p>
        <p className={style.side} data-old>
          {before || '–'}
        </p>
      </div>
      <div>
        <p className={style.sideHead}>
          <FormattedMessage id="admin.pages.diff.after" values={{ language: language.toUpperCase() }} />
        </p>
        <p className={style.side} data-new>
          {after || '–'}
        </p>
      </div>
    </div>
  ))
}
