import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { typeOf } from '../designer/blockTypes.ts'
import type { DesignerStore } from '../designer/designerStore.ts'
import type { Blocks } from '../designer/tree.ts'
import type { ContentField } from './content.ts'
import style from './Editor.module.css'
import { fieldTitles } from './fieldTitles.ts'
import type { Saver, SaverState } from './saver.ts'

/** The id of the block that a path into a document leads to, the innermost one. */
function blockAtPath(blocks: Blocks, path: readonly string[]): string | null {
  const at = path.indexOf('blocks')
  let list: Blocks | undefined = blocks
  let found: string | null = null
  for (let step = at + 1; step > 0 && list; ) {
    const block: Blocks[number] | undefined = list[Number(path[step])]
    if (!block) break
    found = block.id
    if (path[step + 1] !== 'slots') break
    list = block.slots?.[Number(path[step + 2])]
    step += 3
  }
  return found
}

export interface SaveNoticesProps {
  state: SaverState
  saver: Saver
  store: DesignerStore
}

/** Why what one sees is not saved, and what can be done about it. */
export function SaveNotices({ state, saver, store }: SaveNoticesProps) {
  const intl = useIntl()
  if (state.kind === 'conflict')
    return (
      <Notice tone="warn" isUrgent>
        <p>
          <FormattedMessage
            id="admin.pages.conflict"
            values={{ fields: state.conflicts.map(field => intl.formatMessage({ id: fieldTitles[field] })).join(', ') }}
          />
        </p>
        <div className={style.choices}>
          <Button look="outline" size="tiny" onClick={() => saver.resolve('mine')}>
            <FormattedMessage id="admin.pages.keepMine" />
          </Button>
          <Button look="quiet" size="tiny" onClick={() => saver.resolve('theirs')}>
            <FormattedMessage id="admin.pages.takeTheirs" />
          </Button>
        </div>
      </Notice>
    )
  if (state.kind === 'failed')
    return (
      <Notice tone="danger" isUrgent>
        <p>
          <FormattedMessage id="admin.pages.failed" />
        </p>
        <div className={style.choices}>
          <Button look="outline" size="tiny" onClick={() => void saver.flush()}>
            <FormattedMessage id="admin.pages.tryAgain" />
          </Button>
        </div>
      </Notice>
    )
  if (state.kind !== 'refused') return null
  return (
    <Notice tone="danger" isUrgent>
      <p>
        <FormattedMessage id="admin.pages.refused" />
      </p>
      <ul className={style.reasons}>
        {state.refusals.map(refusal => {
          const id = refusal.path?.includes('document') ? blockAtPath(store.get().blocks, refusal.path) : null
          const block = store.find(id)
          const type = block && typeOf(block.type)
          const field = refusal.path?.[1] as ContentField | undefined
          const place = type
            ? wordsOf(type.title, intl)
            : field && fieldTitles[field]
              ? intl.formatMessage({ id: fieldTitles[field] })
              : null
          const words = wordsOf(refusalMessage(refusal.code, blockRefusalTexts), intl)
          return (
            <li key={`${refusal.code} ${refusal.path?.join('.')}`}>
              {id !== null && place !== null ? (
                <button type="button" className="link" onClick={() => store.select(id)}>
                  {place}
                </button>
              ) : (
                place
              )}
              {place !== null && ': '}
              {words}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

const blockRefusalTexts = {
  ENTRY_TWICE: 'admin.pages.refused.twice',
} as const
