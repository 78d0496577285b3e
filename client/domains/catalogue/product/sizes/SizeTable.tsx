import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormat } from '../../../../intl/format.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { InfoIcon } from '../../../../ui/icons.tsx'
import { type Amounts, type Choice, isOrderable, mostOf } from '../choice/choices.ts'
import { ProblemText } from '../order/ProblemText.tsx'
import type { Problem } from '../order/problems.ts'
import { AmountField } from './AmountField.tsx'
import style from './SizeTable.module.css'
import { fieldName, sizeName, stockCell, stockNote } from './stockText.ts'

export interface SizeTableProps {
  /** Names the list: 'Größen Herren'. */
  label: string
  sizes: readonly Choice[]
  amounts: Amounts
  onAmount: (choice: Choice, amount: number) => void
  /** What the server said of these sizes. */
  problems?: readonly Problem[]
  /** Somebody tried to buy without any piece. */
  isMissing?: boolean
  /** The table of a set's piece: six cells per block, minus and plus at the sides, no notes. */
  isCompact?: boolean
}

/** Fewer sizes than this stand in rows, with room for names like '70 × 140 cm'. */
const fewSizes = 3

/** A field per size: seven in a row, one per row on phones. Sizes that are gone say so instead. */
export function SizeTable({ label, sizes, amounts, onAmount, problems = [], isMissing, isCompact }: SizeTableProps) {
  const intl = useIntl()
  const format = useFormat()
  const id = useId()
  const [asked, setAsked] = useState<string | null>(null)

  return (
    <div>
      <ul
        className={style.sizes}
        data-layout={isCompact ? 'compact' : sizes.length < fewSizes ? 'rows' : 'table'}
        aria-label={label}
        data-mistake={isMissing || undefined}
      >
        {sizes.map(choice => {
          const problem = problems.find(({ variantId }) => variantId === choice.id)
          const note = stockNote(intl, choice)
          return (
            <li key={choice.id} className={style.cell} data-state={choice.availability.state}>
              <span className={style.size} aria-hidden="true">
                {choice.size || intl.formatMessage({ id: 'product.size.amount' })}
              </span>
              {isOrderable(choice) ? (
                <AmountField
                  label={fieldName(intl, choice, format.day)}
                  name={sizeName(intl, choice)}
                  value={amounts[choice.id] ?? 0}
                  maximum={mostOf(choice)}
                  onChange={amount => onAmount(choice, amount)}
                  isInvalid={problem !== undefined}
                  describedBy={problem ? `${id}problems` : undefined}
                />
              ) : (
                <button
                  type="button"
                  className={style.gone}
                  aria-label={fieldName(intl, choice, format.day)}
                  aria-describedby={asked === choice.id ? `${id}notes` : undefined}
                  onClick={() => setAsked(choice.id)}
                >
                  {stockCell(intl, choice)}
                </button>
              )}
              {isOrderable(choice) && (
                <span className={style.note} aria-hidden="true">
                  {note}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <div id={`${id}problems`} className={style.problems} role="alert">
        {isMissing && (
          <Notice tone="warn">
            <FormattedMessage id={sizes.length === 1 ? 'product.problem.amount' : 'product.problem.size'} />
          </Notice>
        )}
        {problems.map(problem => (
          <ProblemText key={problem.variantId} problem={problem} sizes={sizes} />
        ))}
      </div>
      <div id={`${id}notes`} className={style.notes} role="status">
        {sizes.map(choice => (
          <SizeNote
            key={choice.id}
            choice={choice}
            isAsked={asked === choice.id}
            isOrdered={(amounts[choice.id] ?? 0) > 0}
          />
        ))}
      </div>
    </div>
  )
}

interface SizeNoteProps {
  choice: Choice
  isAsked: boolean
  isOrdered: boolean
}

/** What a buyer should know of a size: why it is gone, or when it is back. */
function SizeNote({ choice, isAsked, isOrdered }: SizeNoteProps) {
  const intl = useIntl()
  const format = useFormat()
  const { state, backOn, noteText } = choice.availability
  const isBack = state === 'BACK_ON_DATE' && isOrdered && backOn
  if (!isBack && !(isAsked && state === 'SOLD_OUT')) return null
  return (
    <p className={style.sizeNote}>
      <InfoIcon size={18} />
      <span>
        {isBack ? (
          <FormattedMessage id="product.stock.backNote" values={{ size: choice.size, date: format.day(backOn) }} />
        ) : (
          [`${choice.size} ${stockNote(intl, choice)}`.trim(), noteText].filter(Boolean).join(' – ')
        )}
      </span>
    </p>
  )
}
