import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { eurosOf } from '../../../../adminKit/edit/euros.ts'
import { type Option, valueAt } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import type { CellPlace } from '../../../../adminKit/sheet/places.ts'
import { Sheet, type SheetSums } from '../../../../adminKit/sheet/Sheet.tsx'
import type { SheetCellContent, TypedCell } from '../../../../adminKit/sheet/SheetCell.tsx'
import type { SheetEditing } from '../../../../adminKit/sheet/useSheet.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { type NewSizeFields, offeredKey, type ProductValues } from './fields.ts'
import { useProductForm } from './form.ts'
import { isGtin } from './gtin.ts'
import { SizeCell } from './SizeCell.tsx'
import { entryOf } from './sizeEntries.ts'
import type { SizeGrid } from './sizeGrid.ts'
import { type CellMode, cellWidth, isFlag, isOfNewSize, isTyped, propertyOfMode, type TypedMode } from './sizeModes.ts'
import { sizeKey, sizeText } from './sizeValues.ts'
import style from './VariantsSection.module.css'
import type { Cell, SavedSize } from './VariantsSection.tsx'

export interface SizeSheetProps {
  sheet: SheetEditing
  grid: SizeGrid<Cell>
  mode: CellMode
  colors: readonly Option[]
  /** What can be chosen where cells hold a property. */
  options: readonly Option[]
  /** What stands in empty cells that hold a property. */
  placeholder?: string | undefined
  corner: ReactNode
  /** 'Herren, Navy', of each row. */
  titles: readonly string[]
  /** A size of the row's fit and colour that there is not yet. */
  onAdd: (place: CellPlace) => void
  onProperties: (id: string, label: string) => void
}

/** Sizes and fits as a spreadsheet of one of their fields. */
export function SizeSheet(props: SizeSheetProps) {
  const { sheet, grid, mode, colors, options, corner, titles, onAdd, onProperties } = props
  const { sizes, rows } = grid
  const intl = useIntl()
  const format = useAdminFormat()
  const language = useLanguage()
  const form = useProductForm()
  const { values, changed, problems } = useEditingContext<ProductValues>()
  const edited = useMemo(() => new Set(changed), [changed])
  const labels = useMemo(
    () =>
      titles.map(row =>
        sizes.map(size => String(intl.formatMessage({ id: 'admin.product.cellLabel' }, { size, row }))),
      ),
    [titles, sizes, intl],
  )
  const entry = useMemo(() => (isTyped(mode) ? entryOf(mode, language, intl) : null), [mode, language, intl])
  const newSizes = form.newSizes()
  const say = (id: 'admin.product.note.soldOut' | 'admin.product.note.few' | 'admin.product.note.unlimited') =>
    intl.formatMessage({ id })

  const leaveOut = (at: number) => {
    sheet.forget()
    form.set(
      'newVariants',
      newSizes.filter((_, index): _ is NewSizeFields => index !== at),
    )
  }

  /** What a stock is beside its number. */
  const stockLook = (text: string, backOn: string): Pick<TypedCell, 'look' | 'note'> => {
    if (text.trim() === '') return { note: say('admin.product.note.unlimited') }
    const isNone = (wholeFrom(text, language) ?? 1) <= 0
    if (!isNone) return {}
    if (backOn === '') return { look: 'none', note: say('admin.product.note.soldOut') }
    const note = intl.formatMessage({ id: 'admin.product.note.backOn' }, { day: format.shortDay(backOn) })
    return { look: 'later', note }
  }

  const lookOf = (variant: SavedSize, text: string, isEdited: boolean): Partial<TypedCell> => {
    if (mode === 'gtin') {
      const isOdd = text !== '' && !isGtin(text)
      return isOdd ? { look: 'later', note: intl.formatMessage({ id: 'admin.product.note.noGtin' }) } : {}
    }
    if (mode === 'price') return { placeholder: eurosOf(variant.price.cents, language) }
    if (mode !== 'stock') return props.placeholder ? { placeholder: props.placeholder } : {}
    const look = stockLook(text, sizeText(values, sizeKey(variant.id, 'backOn')))
    const isFew = !look.note && !isEdited && variant.availability.state === 'FEW_LEFT'
    return { placeholder: '∞', ...look, ...(isFew && { note: say('admin.product.note.few') }) }
  }

  const typedCell = (variant: SavedSize, of: TypedMode, label: string): TypedCell => {
    const key = sizeKey(variant.id, of)
    const text = sizeText(values, key)
    const isEdited = edited.has(of === 'gtin' || propertyOfMode(of) !== null ? `variant.${variant.id}.properties` : key)
    const problem = problems[key]
    return { key, text, label, isEdited, problem, ...lookOf(variant, text, isEdited) }
  }

  /** A size that comes with the next saving: what can be said of it, and a way to leave it out again. */
  const newCell = (at: number, label: string): SheetCellContent => {
    const beside = (
      <button
        type="button"
        className={style.leaveOut}
        aria-label={intl.formatMessage({ id: 'admin.product.sizeLeaveOut' }, { label })}
        onClick={() => leaveOut(at)}
      >
        <CloseIcon size={14} />
      </button>
    )
    const note = intl.formatMessage({ id: 'admin.product.sizeNew' })
    if (!isOfNewSize(mode)) {
      return {
        content: (
          <>
            <span className={style.hole} aria-hidden="true" />
            <span className={style.note}>
              {note}
              {beside}
            </span>
          </>
        ),
      }
    }
    const key = sizeKey(at, mode)
    const placeholder = mode === 'stock' ? '∞' : undefined
    return {
      key,
      text: sizeText(values, key),
      label,
      isEdited: true,
      problem: problems[key],
      placeholder,
      note,
      beside,
    }
  }

  const absent = (place: CellPlace): SheetCellContent => {
    if (form.isReadOnly || isFlag(mode)) return { content: <span className={style.hole} aria-hidden="true" /> }
    const label = { size: sizes[place.column], row: titles[place.row] }
    return {
      content: (
        <button
          type="button"
          className={style.hole}
          aria-label={intl.formatMessage({ id: 'admin.product.addSize' }, label)}
          onClick={() => onAdd(place)}
        >
          <PlusIcon size={16} />
        </button>
      ),
    }
  }

  const notOffered = (id: string, label: string): SheetCellContent => ({
    content: (
      <button
        type="button"
        className={style.hole}
        data-offline
        aria-label={intl.formatMessage({ id: 'admin.product.offer' }, { label })}
        disabled={form.isReadOnly}
        onClick={() => form.set(offeredKey(id), false)}
      >
        {!form.isReadOnly && <PlusIcon size={16} />}
      </button>
    ),
  })

  const cellAt = (place: CellPlace): SheetCellContent => {
    const variant = rows[place.row]?.cells[place.column] ?? null
    const label = labels[place.row]?.[place.column] ?? ''
    if (!variant) return absent(place)
    if ('at' in variant) return newCell(variant.at, label)
    if (isTyped(mode)) {
      return form.flag(offeredKey(variant.id)) ? notOffered(variant.id, label) : typedCell(variant, mode, label)
    }
    const onOpen = () => onProperties(variant.id, label)
    return {
      content: (
        <SizeCell variantId={variant.id} mode={mode} label={label} {...{ colors, options }} onProperties={onOpen} />
      ),
    }
  }

  /** What each cell has in stock, as it is typed; null where nothing is offered. */
  const stocks = useMemo(
    () =>
      mode !== 'stock'
        ? null
        : rows.map(row =>
            row.cells.map(variant => {
              if (!variant) return null
              if ('at' in variant) return newSizes[variant.at]?.stock ?? ''
              return valueAt(values, offeredKey(variant.id)) === true
                ? null
                : sizeText(values, sizeKey(variant.id, 'stock'))
            }),
          ),
    [mode, rows, newSizes, values],
  )
  const sumOf = (cells: readonly (string | null | undefined)[]): string => {
    const typed = cells.filter(stock => stock !== null && stock !== undefined)
    const pieces = typed.reduce((sum, stock) => sum + (wholeFrom(stock, language) ?? 0), 0)
    if (!typed.includes('')) return intl.formatNumber(pieces)
    return pieces === 0 ? '∞' : `${intl.formatNumber(pieces)}+`
  }
  const sums: SheetSums | null = stocks && {
    title: <FormattedMessage id="admin.product.sum" />,
    ofRow: row => sumOf(stocks[row] ?? []),
    ofColumn: column => sumOf(stocks.map(row => row[column])),
    ofAll: sumOf(stocks.flat()),
  }

  return (
    <Sheet
      sheet={sheet}
      caption={intl.formatMessage({ id: 'admin.product.sizes' })}
      corner={corner}
      columns={sizes.map(size => ({ key: size, title: size }))}
      rows={rows.map((row, at) => ({
        key: row.key,
        title: (
          <>
            {titles[at]}
            <span className={style.count}>
              <FormattedMessage
                id="admin.product.sizeCount"
                values={{ count: row.cells.filter(cell => cell !== null).length }}
              />
            </span>
          </>
        ),
      }))}
      cellAt={cellAt}
      entry={entry}
      cellWidth={cellWidth(mode)}
      isText={mode === 'sku' || mode === 'gtin' || propertyOfMode(mode) !== null}
      sums={sums}
    />
  )
}
