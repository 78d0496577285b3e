import { lazy, Suspense, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormat } from '../../../../intl/format.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { InfoIcon } from '../../../../ui/icons.tsx'
import { type Choice, type Entry, entryOf, isOrderable, mostOf, type Selection } from '../choice/choices.ts'
import { ProblemText } from '../order/ProblemText.tsx'
import type { Problem } from '../order/problems.ts'
import { AmountField } from './AmountField.tsx'
import style from './SizeTable.module.css'
import { fieldName, sizeName, stockCell, stockNote } from './stockText.ts'

export interface SizeTableProps {
  /** Names the list: 'Größen Herren'. */
  label: string
  sizes: readonly Choice[]
  selection: Pick<Selection, 'amounts' | 'entries'>
  /** What was typed into the field of a size. */
  onEntry: (choice: Choice, typed: string) => void
  /** What the server said of these sizes. */
  problems?: readonly Problem[]
  /** Somebody tried to buy without any piece. */
  isMissing?: boolean
  /** The table of a set's piece: six cells per block, minus and plus at the sides, no notes. */
  isCompact?: boolean
  /** Whose sizes they are, so that one can wait for them. */
  productId?: string
}

/** For those who wait for a size, so that nobody else loads it. */
const RestockForm = lazy(() => import('./RestockForm.tsx'))

/** Fewer sizes than this stand in rows, with room for names like '70 × 140 cm'. */
const fewSizes = 3

/** A field per size: seven in a row, one per row on phones. Sizes that are gone say so instead. */
export function SizeTable({
  label,
  sizes,
  selection,
  onEntry,
  problems = [],
  isMissing,
  isCompact,
  productId,
}: SizeTableProps) {
  const intl = useIntl()
  const format = useFormat()
  const id = useId()
  const [asked, setAsked] = useState<string | null>(null)
  const language = useLanguage()
  const { amounts } = selection

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
          const entry = entryOf(selection, choice, language)
          const isMistyped = entry !== null && entry.wish === null
          const described = [problem && `${id}problems`, entry && `${id}notes`].filter(Boolean).join(' ')
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
                  entry={isMistyped ? entry.typed : null}
                  onEntry={typed => onEntry(choice, typed)}
                  isInvalid={problem !== undefined || isMistyped}
                  describedBy={described || undefined}
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
            entry={entryOf(selection, choice, language)}
            productId={productId}
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
  entry: Entry | null
  productId: string | undefined
}

/** What a buyer should know of a size: why it is gone, or when it is back. */
function SizeNote({ choice, isAsked, isOrdered, entry, productId }: SizeNoteProps) {
  const intl = useIntl()
  const format = useFormat()
  const { state, backOn, noteText } = choice.availability
  const isBack = state === 'BACK_ON_DATE' && isOrdered && backOn
  if (entry) return <EntryNote choice={choice} entry={entry} productId={productId} />
  if (!isBack && !(isAsked && state === 'SOLD_OUT')) return null
  return (
    <>
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
      {!isBack && productId && (
        <Suspense>
          <RestockForm productId={productId} choice={choice} amount={1} />
        </Suspense>
      )}
    </>
  )
}

/** Why an entry does not count as it stands: no whole number, or more than there is; the wish stays in sight. */
function EntryNote({ choice, entry: { wish, left }, productId }: EntryNoteProps) {
  const intl = useIntl()
  const [isWaiting, setWaiting] = useState(false)
  const isFew = choice.availability.state === 'FEW_LEFT'
  return (
    <>
      <p className={style.sizeNote} data-tone={wish === null ? 'danger' : undefined}>
        <InfoIcon size={18} />
        <span>
          {`${sizeName(intl, choice)}: `}
          {wish === null ? (
            <FormattedMessage id="ui.amount.notWhole" />
          ) : isFew ? (
            <FormattedMessage id="product.stock.wish" values={{ left, wish, later: wish - left }} />
          ) : (
            <FormattedMessage id="ui.amount.most" values={{ count: left }} />
          )}{' '}
          {wish !== null && isFew && productId && !isWaiting && (
            <button type="button" className="link" onClick={() => setWaiting(true)}>
              <FormattedMessage id="product.restock.ask" />
            </button>
          )}
        </span>
      </p>
      {wish !== null && isWaiting && productId && (
        <Suspense>
          <RestockForm productId={productId} choice={choice} amount={wish - left} />
        </Suspense>
      )}
    </>
  )
}

interface EntryNoteProps {
  choice: Choice
  entry: Entry
  productId: string | undefined
}
