import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VariantsSection_colors$key } from '../../../../__generated__/VariantsSection_colors.graphql.ts'
import type {
  VariantsSection_product$data,
  VariantsSection_product$key,
} from '../../../../__generated__/VariantsSection_product.graphql.ts'
import { type Option, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import controls from '../../../../ui/form.module.css'
import { ChevronDownIcon, PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { fitText } from '../../parts/fitText.ts'
import { AddSizesDialog, type NewSizes } from './AddSizesDialog.tsx'
import { DeleteSizesDialog } from './DeleteSizesDialog.tsx'
import { FillValues } from './FillValues.tsx'
import { cellKey, type NewSizeFields, newSizePath, offeredKey, type ProductValues, propertiesKey } from './fields.ts'
import { useProductForm } from './form.ts'
import { NewSizeCell } from './NewSizeCell.tsx'
import { SizeCell } from './SizeCell.tsx'
import { SizePropertiesDialog } from './SizePropertiesDialog.tsx'
import { pastedCells, sizeGrid } from './sizeGrid.ts'
import { type CellMode, isFillable, isFlag, isTyped, modeOf, modes, modeTexts } from './sizeModes.ts'
import style from './VariantsSection.module.css'

const directions: Partial<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Whether the caret leaves the field when it moves on in the direction of the key. */
function leavesField(field: HTMLInputElement, key: string): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown' || field.type !== 'text') return true
  const { selectionStart: start, selectionEnd: end, value } = field
  if (start === 0 && end === value.length) return true
  return start === end && (key === 'ArrowLeft' ? start === 0 : start === value.length)
}

type Saved = VariantsSection_product$data['variants'][number]
/** A size that the product has, or one that it gets with the next saving. */
type Cell = Saved | (Pick<Saved, 'id' | 'fit' | 'size' | 'color'> & { readonly at: number })
/** The size whose further properties are asked for. */
type Described = { readonly id: string; readonly label: string }

/** Sizes and fits as one table; what its cells hold is switched above it. */
export function VariantsSection(props: { product: VariantsSection_product$key; colors: VariantsSection_colors$key }) {
  const product = useFragment(
    graphql`
      fragment VariantsSection_product on Product {
        id
        kind
        sizes
        management {
          awaiting
        }
        variants {
          id
          fit
          size
          color {
            id
            title
          }
          ...SizeCell_variant
        }
      }
    `,
    props.product,
  )
  const allColors = useFragment(
    graphql`
      fragment VariantsSection_colors on Color @relay(plural: true) {
        id
        title
      }
    `,
    props.colors,
  )
  const intl = useIntl()
  const form = useProductForm()
  const { fields, problems } = useEditingContext<ProductValues>()
  const language = useLanguage()
  const [mode, setMode] = useState<CellMode>('stock')
  const [added, setAdded] = useState<NewSizes | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const [described, setDescribed] = useState<Described | null>(null)
  const newSizes = form.newSizes()
  const { sizes, rows } = useMemo(() => {
    const coming = newSizes.map(({ size, fit, color }, at) => {
      const known = allColors.find(({ id }) => id === color)
      return { id: newSizePath(at), size, fit: fit || null, color: known ?? null, at }
    })
    return sizeGrid<Cell>([...product.variants, ...coming], product.sizes)
  }, [product, newSizes, allColors])
  const colors: readonly Option[] = [
    { value: '', label: 'admin.product.noColor' },
    ...allColors.map(({ id, title }) => ({ value: id, label: { text: title } })),
  ]
  const hasColors = new Set(rows.map(row => row.color?.id)).size > 1
  const hasFits = rows.some(row => row.fit)

  const rowTitle = (row: (typeof rows)[number]) =>
    [
      row.fit
        ? intl.formatMessage({ id: fitText[row.fit] })
        : !hasColors && intl.formatMessage({ id: 'admin.product.allFits' }),
      hasColors && row.color?.title,
    ]
      .filter(Boolean)
      .join(', ')

  const labelOf = (variant: Cell, row: (typeof rows)[number]) =>
    intl.formatMessage({ id: 'admin.product.cellLabel' }, { size: variant.size, row: rowTitle(row) })

  const wrong = Object.entries(problems).filter(([path]) => /^(?:variant|newVariants)\b/.test(path))
  const showWrong = useEffectEvent(() => {
    const holding = wrong.map(([path]) => modeOf(path.split('.')[2] ?? 'stock'))
    // What is wrong is shown, whichever field the cells hold.
    if (holding[0] && !holding.includes(mode)) setMode(holding[0])
  })
  useEffect(() => {
    if (problems) showWrong()
  }, [problems])

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = directions[event.key]
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]')
    if (!step || !cell?.dataset.cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof HTMLInputElement && !leavesField(event.target, event.key)) return
    // Days are chosen with the same keys.
    const isChosen = mode === 'backOn' || event.target instanceof HTMLSelectElement
    if (isChosen && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return
    event.preventDefault()
    let [row = 0, column = 0] = cell.dataset.cell.split(' ').map(Number)
    for (;;) {
      row += step[0]
      column += step[1]
      if (row < 0 || column < 0 || row >= rows.length || column >= sizes.length) return
      const next = event.currentTarget.querySelector<HTMLElement>(
        `[data-cell="${row} ${column}"] :is(input, select, button)`,
      )
      if (!next) continue
      next.focus()
      if (next instanceof HTMLInputElement && next.type === 'text') next.select()
      return
    }
  }

  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]')
    if (!cell?.dataset.cell || !isTyped(mode) || form.isReadOnly) return
    const [row = 0, column = 0] = cell.dataset.cell.split(' ').map(Number)
    const cells = pastedCells(
      event.clipboardData.getData('text/plain'),
      { row, column },
      { rows: rows.length, columns: sizes.length },
    )
    if (!cells) return
    event.preventDefault()
    for (const pasted of cells) {
      const variant = rows[pasted.row]?.cells[pasted.column]
      const text = pasted.text === '∞' ? '' : pasted.text
      if (variant && !('at' in variant)) form.set(cellKey(variant.id, mode), text)
      else if (variant && mode === 'stock') form.setStock(variant.at, text)
    }
  }

  const sumOf = (row: (typeof rows)[number]) => {
    const stocks = row.cells.flatMap(variant => {
      if (!variant) return []
      if ('at' in variant) return [newSizes[variant.at]?.stock ?? '']
      return form.flag(offeredKey(variant.id)) ? [] : [form.text(cellKey(variant.id, 'stock'))]
    })
    const pieces = stocks.reduce((sum, stock) => sum + (wholeFrom(stock, language) ?? 0), 0)
    if (!stocks.includes('')) return intl.formatNumber(pieces)
    return pieces === 0 ? '∞' : `${intl.formatNumber(pieces)}+`
  }

  const isThere = ({ size, fit, color }: Pick<NewSizeFields, 'size' | 'fit' | 'color'>) =>
    rows.some(row =>
      row.cells.some(
        cell =>
          cell?.size.toLowerCase() === size.trim().toLowerCase() &&
          (cell.fit ?? '') === fit &&
          (cell.color?.id ?? '') === color,
      ),
    )

  if (product.kind !== 'GOODS') return null
  return (
    <Card
      id="sizes"
      title={<FormattedMessage id="admin.product.sizes" />}
      aside={
        <div className={controls.select}>
          <select
            className={controls.input}
            aria-label={intl.formatMessage({ id: 'admin.product.cells' })}
            value={mode}
            onChange={event => setMode(event.target.value as CellMode)}
          >
            {modes.map(each => (
              <option key={each} value={each}>
                {intl.formatMessage({ id: modeTexts[each].title })}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={18} />
        </div>
      }
    >
      {(product.management?.awaiting ?? 0) > 0 && (
        <p className={style.hint}>
          <FormattedMessage id="admin.product.awaiting" values={{ count: product.management?.awaiting ?? 0 }} />
        </p>
      )}
      <p className={style.hint}>
        <FormattedMessage id={modeTexts[mode].hint} />
      </p>
      <div className={style.scroll}>
        <table className={style.grid} data-mode={mode} onKeyDown={onKeyDown} onPaste={onPaste}>
          <caption className="visually-hidden">
            <FormattedMessage id="admin.product.sizes" />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id={hasFits ? 'admin.product.fit' : 'admin.product.color'} />
              </th>
              {sizes.map(size => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              {mode === 'stock' && (
                <th scope="col">
                  <FormattedMessage id="admin.product.sum" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowAt) => (
              <tr key={row.key}>
                <th scope="row">
                  {rowTitle(row)}
                  <span className={style.count}>
                    <FormattedMessage
                      id="admin.product.sizeCount"
                      values={{ count: row.cells.filter(cell => cell !== null).length }}
                    />
                  </span>
                </th>
                {row.cells.map((variant, columnAt) => (
                  <td key={sizes[columnAt]} data-cell={`${rowAt} ${columnAt}`}>
                    {variant && 'at' in variant ? (
                      <NewSizeCell at={variant.at} mode={mode} label={labelOf(variant, row)} />
                    ) : variant ? (
                      <SizeCell
                        variant={variant}
                        mode={mode}
                        colors={colors}
                        label={labelOf(variant, row)}
                        onProperties={() => setDescribed({ id: variant.id, label: labelOf(variant, row) })}
                      />
                    ) : form.isReadOnly || isFlag(mode) ? (
                      <span className={style.hole} aria-hidden="true" />
                    ) : (
                      <button
                        type="button"
                        className={style.hole}
                        aria-label={intl.formatMessage(
                          { id: 'admin.product.addSize' },
                          { size: sizes[columnAt], row: rowTitle(row) },
                        )}
                        onClick={() =>
                          setAdded({
                            fit: row.fit ?? '',
                            color: row.color?.id ?? '',
                            sizes: [sizes[columnAt] ?? ''],
                            stock: '0',
                          })
                        }
                      >
                        <PlusIcon size={16} />
                      </button>
                    )}
                  </td>
                ))}
                {mode === 'stock' && <td className={style.sum}>{sumOf(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong.map(([path, problem]) => (
        <FieldError key={path}>
          {wordsOf(fields.find(field => field.path === path)?.label ?? { text: '' }, intl)}: {problem}
        </FieldError>
      ))}
      <div className={style.foot}>
        {!form.isReadOnly && (
          <div className={style.actions}>
            <Button
              look="quiet"
              size="tiny"
              icon={<PlusIcon size={16} />}
              onClick={() =>
                setAdded({ fit: rows[0]?.fit ?? '', color: rows[0]?.color?.id ?? '', sizes: [], stock: '0' })
              }
            >
              <FormattedMessage id="admin.product.addSizes" />
            </Button>
            {product.variants.length > 0 && (
              <Button look="quiet" size="tiny" icon={<TrashIcon size={16} />} onClick={() => setDeleting(true)}>
                <FormattedMessage id="admin.product.deleteSizes" />
              </Button>
            )}
            {isFillable(mode) && product.variants.length > 0 && (
              <FillValues
                mode={mode}
                onFill={value => {
                  for (const { id } of product.variants)
                    if (!form.flag(`variant.${id}.isOffline`)) form.set(cellKey(id, mode), value)
                }}
              />
            )}
          </div>
        )}
        <ul className={style.legend}>
          <li data-kind="none">
            <FormattedMessage id="admin.product.legend.soldOut" />
          </li>
          <li data-kind="later">
            <FormattedMessage id="admin.product.legend.later" />
          </li>
          <li data-kind="hole">
            <FormattedMessage id="admin.product.legend.notOffered" />
          </li>
        </ul>
      </div>
      <AddSizesDialog
        initial={added}
        colors={colors}
        isThere={isThere}
        onAdd={more => form.set('newVariants', [...newSizes, ...more])}
        onClose={() => setAdded(null)}
      />
      <SizePropertiesDialog
        label={described?.label ?? null}
        rows={described ? form.properties(described.id) : []}
        onTake={taken => described && form.set(propertiesKey(described.id), taken)}
        onClose={() => setDescribed(null)}
      />
      <DeleteSizesDialog
        productId={product.id}
        sizes={product.variants.map(({ id, size, fit, color }) => ({
          id,
          title: [size, fit && intl.formatMessage({ id: fitText[fit] }), color?.title].filter(Boolean).join(', '),
        }))}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
      />
    </Card>
  )
}
