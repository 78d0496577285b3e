import { FormattedMessage, useIntl } from 'react-intl'
import { ArrowDownIcon, ArrowUpIcon } from '../../../../../adminKit/icons.tsx'
import { Button, IconButton } from '../../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../../ui/pageIcons.tsx'
import type { Block } from '../document.ts'
import { emptyPair, type PairField } from '../props.ts'
import { useDesigner, useDesignerState } from '../useDesigner.ts'
import { PairInput } from './PairInput.tsx'
import style from './Panel.module.css'

const most = 30
const title: PairField = { key: 'title', kind: 'line', label: 'admin.designer.heading', longest: 300 }

/** What can be folded of an accordion: title and blocks of each move, go and come together. */
export function TitlesInput({ block }: { block: Block }) {
  const intl = useIntl()
  const store = useDesigner()
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const titles = Array.isArray(block.props.titles) ? (block.props.titles as readonly unknown[]) : []
  const slots = block.slots ?? []
  const write = (next: readonly unknown[], lists: typeof slots) =>
    store.update(block.id, each => ({ ...each, props: { ...each.props, titles: next }, slots: lists }))
  const swapped = <Part,>(parts: readonly Part[], at: number, other: number) =>
    parts.map((part, place) => (place === at ? parts[other]! : place === other ? parts[at]! : part))
  const swap = (at: number, other: number) => write(swapped(titles, at, other), swapped(slots, at, other))
  const without = <Part,>(parts: readonly Part[], at: number) => parts.filter((_, place) => place !== at)
  return (
    <fieldset className={style.items}>
      <legend>
        <FormattedMessage id="admin.designer.titles" />
      </legend>
      {titles.map((pair, at) => (
        <div key={at} className={style.item}>
          <div className={style.itemHead}>
            <span>
              <FormattedMessage
                id="admin.designer.foldCount"
                values={{ number: at + 1, count: slots[at]?.length ?? 0 }}
              />
            </span>
            {!isReadOnly && (
              <>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveUp' })}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                >
                  <ArrowUpIcon size={16} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveDown' })}
                  disabled={at === titles.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <ArrowDownIcon size={16} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.remove' })}
                  disabled={titles.length === 1}
                  onClick={() => write(without(titles, at), without(slots, at))}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </>
            )}
          </div>
          <PairInput
            field={title}
            name={`titles.${at}`}
            value={pair}
            onChange={next =>
              store.setProps(
                block.id,
                { titles: titles.map((each, place) => (place === at ? next : each)) },
                `titles.${at}`,
              )
            }
          />
        </div>
      ))}
      {!isReadOnly && titles.length < most && (
        <Button
          look="quiet"
          size="tiny"
          icon={<PlusIcon size={16} />}
          onClick={() => write([...titles, emptyPair], [...slots, []])}
        >
          <FormattedMessage id="admin.designer.addFold" />
        </Button>
      )}
    </fieldset>
  )
}
