import { FormattedMessage, useIntl } from 'react-intl'
import { useFormat } from '../../../intl/format.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Button } from '../../../ui/Button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { ChevronDownIcon } from '../../../ui/pageIcons.tsx'
import style from './BrowsingBar.module.css'
import { type Browsing, type Order, orders, withoutFilters, withProperty } from './browsing.ts'
import { useBrowsing } from './Filters.tsx'
import { featureText } from './featureText.ts'
import { fitText } from './fitText.ts'

const orderText = {
  RECOMMENDED: 'catalogue.order.recommended',
  PRICE_ASC: 'catalogue.order.priceAscending',
  PRICE_DESC: 'catalogue.order.priceDescending',
  NEWEST: 'catalogue.order.newest',
  TITLE: 'catalogue.order.title',
} as const satisfies Record<Order, MessageId>

/** The chosen order, with the browser's own list. */
export function SortMenu() {
  const intl = useIntl()
  const { choice, choose } = useBrowsing()
  return (
    <label className={style.sort}>
      <span>
        <FormattedMessage id="catalogue.order.label" />
      </span>
      <span className={style.value}>
        <select value={choice.order} onChange={event => choose({ ...choice, order: event.target.value as Order })}>
          {orders.map(order => (
            <option key={order} value={order}>
              {intl.formatMessage({ id: orderText[order] })}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} />
      </span>
    </label>
  )
}

export interface FilterChipsProps {
  /** Names of colours by their code; a code that the list does not know is shown as it is. */
  colorNames: ReadonlyMap<string, string>
  /** What a value of a property is called, by the property's key and the value. */
  valueNames: ReadonlyMap<string, ReadonlyMap<string, string>>
  currency: string
}

/** Something that is chosen: its words, what kind it is, and the choice without it. */
interface Chosen {
  key: string
  kind: 'FIT' | 'COLOR' | 'SIZE' | 'PROPERTY' | 'PRICE' | 'FEATURE'
  label: string
  next: Browsing
}

/** Each filter that is set. */
function useChosen({ colorNames, valueNames, currency }: FilterChipsProps): Chosen[] {
  const intl = useIntl()
  const format = useFormat()
  const { choice } = useBrowsing()
  const without = <TValue,>(values: readonly TValue[], value: TValue) => values.filter(each => each !== value)
  const money = (cents: number) => format.wholeMoney({ cents, currency })
  const range =
    choice.priceFrom !== null && choice.priceTo !== null
      ? `${money(choice.priceFrom)} – ${money(choice.priceTo)}`
      : choice.priceFrom !== null
        ? intl.formatMessage({ id: 'catalogue.filter.priceAbove' }, { price: money(choice.priceFrom) })
        : choice.priceTo !== null
          ? intl.formatMessage({ id: 'catalogue.filter.priceBelow' }, { price: money(choice.priceTo) })
          : null
  return [
    ...choice.fits.map(fit => ({
      key: fit as string,
      kind: 'FIT' as const,
      label: intl.formatMessage({ id: fitText[fit] }),
      next: { ...choice, fits: without(choice.fits, fit) },
    })),
    ...choice.colors.map(code => ({
      key: `color ${code}`,
      kind: 'COLOR' as const,
      label: colorNames.get(code) ?? code,
      next: { ...choice, colors: without(choice.colors, code) },
    })),
    ...choice.sizes.map(size => ({
      key: `size ${size}`,
      kind: 'SIZE' as const,
      label: size,
      next: { ...choice, sizes: without(choice.sizes, size) },
    })),
    ...Object.entries(choice.properties).flatMap(([key, values]) =>
      values.map(value => ({
        key: `property ${key} ${value}`,
        kind: 'PROPERTY' as const,
        label: valueNames.get(key)?.get(value) ?? value,
        next: withProperty(choice, key, value),
      })),
    ),
    ...(range
      ? [{ key: 'price', kind: 'PRICE' as const, label: range, next: { ...choice, priceFrom: null, priceTo: null } }]
      : []),
    ...choice.features.map(feature => ({
      key: feature,
      kind: 'FEATURE' as const,
      label: intl.formatMessage({ id: featureText(feature)?.text ?? 'catalogue.feature.inStock' }),
      next: { ...choice, features: without(choice.features, feature) },
    })),
  ]
}

/** Each filter that is set, to be taken off one by one or all at once. */
export function FilterChips(props: FilterChipsProps) {
  const intl = useIntl()
  const { choice, choose } = useBrowsing()
  const chips = useChosen(props)
  if (chips.length === 0) return null

  return (
    <ul className={style.chips} aria-label={intl.formatMessage({ id: 'catalogue.filter.chosen' })}>
      {chips.map(chip => (
        <li key={chip.key}>
          <button
            type="button"
            className={style.chip}
            aria-label={intl.formatMessage({ id: 'catalogue.filter.remove' }, { filter: chip.label })}
            onClick={() => choose(chip.next)}
          >
            {chip.label}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={`link ${style.reset}`} onClick={() => choose(withoutFilters(choice))}>
          <FormattedMessage id="catalogue.filter.reset" />
        </button>
      </li>
    </ul>
  )
}

export interface NearestProps extends FilterChipsProps {
  steps: readonly { readonly kind: string; readonly value: string | null | undefined; readonly count: number }[]
}

/** Where nothing is left: what to take off so that there are products again, with how many. */
export function NearestSteps({ steps, ...names }: NearestProps) {
  const { choice, choose } = useBrowsing()
  const chosen = useChosen(names)
  const withoutKind = {
    FIT: { fits: [] },
    COLOR: { colors: [] },
    SIZE: { sizes: [] },
    PROPERTY: { properties: {} },
    PRICE: { priceFrom: null, priceTo: null },
  } as const
  return steps.flatMap(({ kind, value, count }) => {
    const meant = chosen.filter(each => each.kind === kind && (value == null || each.key === value))
    const [first] = meant
    if (!first) return []
    const next = first.kind === 'FEATURE' ? first.next : { ...choice, ...withoutKind[first.kind] }
    return (
      <Button key={`${kind} ${value}`} look="outline" onClick={() => choose(next)}>
        <FormattedMessage
          id="catalogue.grid.nearestStep"
          values={{ filter: meant.map(({ label }) => label).join(', '), count }}
        />
      </Button>
    )
  })
}
