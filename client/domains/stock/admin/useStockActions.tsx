import { useIntl } from 'react-intl'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { type Message, wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { ListIcon } from '../../../adminKit/icons.tsx'
import type { ListAction } from '../../../adminKit/list/actions.ts'
import { SetReorderLevelInput } from '../../../schema/accepted.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { wholeFrom } from '../../../ui/quantity/amounts.ts'
import { useChangeStock } from './mutations/useChangeStock.ts'
import { useSetReorderLevel } from './mutations/useSetReorderLevel.ts'
import { StartTakingDialog } from './StartTakingDialog.tsx'
import type { ListedPiece } from './StockPage.tsx'
import { changeOf, emptyForm, fieldOfChange, stockFields } from './stockForm.ts'

const refused = { ONLY_FEW_LEFT: 'admin.stock.tooFew' } as const

/** What can be done with stock counts from their list: one after the other, each with its result. */
export function useStockActions(nameOf: (piece: ListedPiece) => string): ListAction<ListedPiece>[] {
  const intl = useIntl()
  const language = intl.locale.startsWith('de') ? 'de' : 'en'
  const [change] = useChangeStock()
  const [setLevel] = useSetReorderLevel()
  const done = { isDone: true, refusals: [] }
  const why = (refusals: readonly { readonly code: string }[]) => {
    const [first] = refusals
    return wordsOf(first ? refusalMessage(first.code, refused) : 'ui.failure.title', intl)
  }
  const values = (pieces: readonly ListedPiece[]) => ({
    count: pieces.length,
    name: pieces[0] ? nameOf(pieces[0]) : '',
  })
  return [
    {
      key: 'change',
      label: 'admin.stock.change',
      icon: <PlusIcon size={18} />,
      isMain: true,
      ask: ({ rows, start, close }) => (
        <FormDialog
          isOpen
          onClose={close}
          title={{ id: 'admin.stock.changeTitle', values: values(rows) }}
          verb="admin.stock.change"
          text={rows.length === 1 && rows[0] ? <Now piece={rows[0]} /> : undefined}
          initial={emptyForm}
          fields={stockFields(language)}
          submit={async form => {
            const { reason, note } = form
            const changeOne = ({ id }: ListedPiece) =>
              change({ items: [changeOf(form, id, language)], reason, note: note.trim() || null })
            const [only, ...others] = rows
            // What is refused of one alone is said where it was typed; of several each has its own result.
            if (only && others.length === 0) {
              const { isDone, refusals, failure } = await changeOne(only)
              if (!isDone) return { isDone, refusals, failure, texts: refused, fieldOf: fieldOfChange }
              start(async () => null)
              return done
            }
            start(async row => {
              const { isDone, refusals } = await changeOne(row)
              return isDone ? null : why(refusals)
            })
            return done
          }}
        />
      ),
      done: pieces => intl.formatMessage({ id: 'admin.stock.changed' }, values(pieces)),
    },
    {
      key: 'level',
      label: 'admin.stock.setLevel',
      icon: <WarningIcon size={18} />,
      ask: ({ rows, startMany, close }) => (
        <FormDialog
          isOpen
          onClose={close}
          title={{ id: 'admin.stock.levelTitle', values: values(rows) }}
          verb="admin.stock.setLevel"
          initial={{ level: rows.length === 1 ? String(rows[0]?.reorderLevel ?? '') : '' }}
          fields={[
            {
              path: 'level',
              label: 'admin.stock.reorderLevel',
              hint: 'admin.stock.levelHint',
              control: { kind: 'text', inputMode: 'numeric' },
              longest: 12,
              check: ({ level }) => levelProblem(level, language),
            },
          ]}
          submit={async ({ level }) => {
            startMany(async pieces => {
              const itemIds = pieces.map(({ id }) => id)
              const { isDone, refusals } = await setLevel({ itemIds, level: wholeFrom(level, language) ?? null })
              return pieces.map(() => (isDone ? null : why(refusals)))
            })
            return done
          }}
        />
      ),
      done: pieces => intl.formatMessage({ id: 'admin.stock.levelSet' }, values(pieces)),
    },
    {
      key: 'count',
      label: 'admin.takings.start',
      icon: <ListIcon size={18} />,
      // Leads to the page on which they are counted.
      ask: ({ rows, close }) => (
        <StartTakingDialog groups={[]} itemIds={rows.map(({ id }) => id)} isOpen onClose={close} />
      ),
      done: () => '',
    },
  ]
}

/** What there is before the change. */
function Now({ piece: { stock, bound } }: { piece: ListedPiece }) {
  const intl = useIntl()
  const isCounted = stock !== null && stock !== undefined
  return (
    <p>
      {isCounted
        ? intl.formatMessage({ id: 'admin.stock.now' }, { stock, bound })
        : intl.formatMessage({ id: 'admin.stock.nowUnlimited' })}
    </p>
  )
}

function levelProblem(level: string, language: 'de' | 'en'): Message | null {
  const value = wholeFrom(level, language)
  const { lowest, highest } = SetReorderLevelInput.level
  if (value === null) return null
  if (value === undefined) return 'admin.stock.notWhole'
  return value < lowest || value > highest ? { id: 'admin.stock.range', values: { lowest, highest } } : null
}
