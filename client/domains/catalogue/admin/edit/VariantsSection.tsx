import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VariantsSection_choices$key } from '../../../../__generated__/VariantsSection_choices.graphql.ts'
import type { VariantsSection_colors$key } from '../../../../__generated__/VariantsSection_colors.graphql.ts'
import type {
  VariantsSection_product$data,
  VariantsSection_product$key,
} from '../../../../__generated__/VariantsSection_product.graphql.ts'
import { type Option, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useSheet } from '../../../../adminKit/sheet/useSheet.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import controls from '../../../../ui/form.module.css'
import { ChevronDownIcon, PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { fitText } from '../../parts/fitText.ts'
import { AddSizesDialog, type NewSizes } from './AddSizesDialog.tsx'
import { DeleteSizesDialog } from './DeleteSizesDialog.tsx'
import { FillValues } from './FillValues.tsx'
import { type NewSizeFields, offeredKey, type ProductValues, propertiesKey } from './fields.ts'
import { useProductForm } from './form.ts'
import { SizePropertiesDialog } from './SizePropertiesDialog.tsx'
import { SizeSheet } from './SizeSheet.tsx'
import { entryOf } from './sizeEntries.ts'
import { sizeGrid } from './sizeGrid.ts'
import { type CellMode, hintOf, isFillable, modeOf, modesWith, propertyOfMode } from './sizeModes.ts'
import { wordsApart } from './sizeNames.ts'
import { sizeKey, sizeText, sizeWrites } from './sizeValues.ts'
import style from './VariantsSection.module.css'
import { furtherOf } from './variantProperties.ts'

export type SavedSize = VariantsSection_product$data['variants'][number]
/** A size that the product has, or one that it gets with the next saving. */
export type Cell = (SavedSize | (Pick<SavedSize, 'id' | 'fit' | 'size' | 'color'> & { readonly at: number })) & {
  readonly apart?: readonly string[]
}
/** The size whose further properties are asked for. */
type Described = { readonly id: string; readonly label: string }

export interface VariantsSectionProps {
  product: VariantsSection_product$key
  colors: VariantsSection_colors$key
  choices: VariantsSection_choices$key
}

/** Sizes and fits as one table; what its cells hold is switched above it. */
export function VariantsSection(props: VariantsSectionProps) {
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
          properties {
            key
            text
            number
            flag
          }
          values {
            key
            text
          }
          price {
            cents
          }
          availability {
            state
          }
        }
      }
    `,
    props.product,
  )
  const allColors = useFragment(
    graphql`
      fragment VariantsSection_colors on Color @relay(plural: true) {
        id
        code
        title
      }
    `,
    props.colors,
  )
  const { properties } = useFragment(
    graphql`
      fragment VariantsSection_choices on CatalogueChoices {
        properties {
          key
          name
          type
          isGlobal
          placeholder
          labelChecked
          labelUnchecked
        }
      }
    `,
    props.choices,
  )
  const intl = useIntl()
  const form = useProductForm()
  const language = useLanguage()
  const { fields, problems, values, setAll } = useEditingContext<ProductValues>()
  const [mode, setMode] = useState<CellMode>('stock')
  const [added, setAdded] = useState<NewSizes | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const [described, setDescribed] = useState<Described | null>(null)
  const newSizes = form.newSizes()
  const sheet = useSheet({
    view: mode,
    onView: view => setMode(view as CellMode),
    textOf: key => sizeText(values, key),
    onWrite: texts => setAll(sizeWrites(values, texts)),
    isReadOnly: form.isReadOnly,
  })
  const apart = useMemo(() => wordsApart(product.variants), [product])
  const grid = useMemo(() => {
    const saved = product.variants.map(variant => ({ ...variant, apart: apart.get(variant.id) ?? [] }))
    const coming = newSizes.map(({ size, fit, color, like }, at) => {
      const known = allColors.find(({ id }) => id === color)
      const words = like ? (apart.get(like) ?? []) : []
      return { id: `newVariants.${at}`, size, fit: fit || null, color: known ?? null, at, apart: words }
    })
    return sizeGrid<Cell>([...saved, ...coming], product.sizes)
  }, [product, apart, newSizes, allColors])
  const { rows } = grid
  const colors: readonly Option[] = [
    { value: '', label: 'admin.product.noColor' },
    ...allColors.map(({ id, title }) => ({ value: id, label: { text: title } })),
  ]
  const property = properties.find(({ key }) => key === propertyOfMode(mode))
  const options: readonly Option[] = [
    { value: '', label: { text: '–' } },
    ...(property?.type === 'COLOR'
      ? allColors.map(({ code, title }) => ({ value: code, label: { text: title } }))
      : [
          { value: 'yes', label: property?.labelChecked ? { text: property.labelChecked } : ('edit.yes' as const) },
          { value: 'no', label: property?.labelUnchecked ? { text: property.labelUnchecked } : ('edit.no' as const) },
        ]),
  ]
  const hasColors = new Set(rows.map(row => row.color?.id)).size > 1
  const hasFits = rows.some(row => row.fit)

  const titles = useMemo(
    () =>
      rows.map(row =>
        [
          row.fit
            ? intl.formatMessage({ id: fitText[row.fit] })
            : !hasColors && intl.formatMessage({ id: 'admin.product.allFits' }),
          hasColors && row.color?.title,
          ...row.apart,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    [rows, hasColors, intl],
  )

  const wrong = Object.entries(problems).filter(([path]) => /^(?:variant|newVariants)\b/.test(path))
  const showWrong = useEffectEvent(() => {
    const holding = wrong.map(([path]) => modeOf(path.split('.')[2] ?? 'stock'))
    // What is wrong is shown, whichever field the cells hold.
    const isThere =
      holding.includes(mode) || ((mode === 'gtin' || propertyOfMode(mode) !== null) && holding.includes('properties'))
    if (holding[0] && !isThere) setMode(holding[0])
  })
  useEffect(() => {
    if (problems) showWrong()
  }, [problems])

  const isThere = ({ size, fit, color, like }: Omit<NewSizeFields, 'stock'>) => {
    const words = JSON.stringify(like ? apart.get(like) : [])
    return rows.some(
      row =>
        (row.fit ?? '') === fit &&
        (row.color?.id ?? '') === color &&
        JSON.stringify(row.apart) === words &&
        row.cells.some(cell => cell?.size.toLowerCase() === size.trim().toLowerCase()),
    )
  }
  /** A saved size of a row whose words say more than fit and colour: what is added there is like it in these. */
  const kinOf = (row: number) =>
    rows[row]?.apart.length ? rows[row].cells.find(cell => cell && !('at' in cell))?.id : undefined

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
            {modesWith(properties).map(each => (
              <option key={each.mode} value={each.mode}>
                {wordsOf(each.title, intl)}
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
        <FormattedMessage id={hintOf(mode)} />
      </p>
      <SizeSheet
        {...{ sheet, grid, mode, colors, options, titles }}
        placeholder={property?.placeholder ?? undefined}
        corner={<FormattedMessage id={hasFits ? 'admin.product.fit' : 'admin.product.color'} />}
        onAdd={({ row, column }) =>
          setAdded({
            fit: rows[row]?.fit ?? '',
            color: rows[row]?.color?.id ?? '',
            sizes: [grid.sizes[column] ?? ''],
            stock: '0',
            like: kinOf(row),
          })
        }
        onProperties={(id, label) => setDescribed({ id, label })}
      />
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
                  const read = entryOf(mode, language, intl).read(value)
                  const text = 'text' in read ? read.text : value
                  const offered = product.variants.filter(({ id }) => !form.flag(offeredKey(id)))
                  sheet.write(new Map(offered.map(({ id }) => [sizeKey(id, mode), text])))
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
        onAdd={more =>
          form.set('newVariants', [
            ...newSizes,
            ...more.map(each => ({ ...each, properties: each.like ? furtherOf(form.properties(each.like)) : [] })),
          ])
        }
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
          title: [size, fit && intl.formatMessage({ id: fitText[fit] }), color?.title, ...(apart.get(id) ?? [])]
            .filter(Boolean)
            .join(', '),
        }))}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
      />
    </Card>
  )
}
