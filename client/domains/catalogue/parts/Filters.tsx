import { use, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  Filters_connection$data,
  Filters_connection$key,
} from '../../../__generated__/Filters_connection.graphql.ts'
import { useNavigation, usePlace, useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { Drawer } from '../../../ui/Dialog.tsx'
import { PricesShown } from '../../../ui/Price.tsx'
import { ChevronDownIcon, FilterIcon } from '../../../ui/pageIcons.tsx'
import { swatchStyle } from '../../../ui/swatch.ts'
import {
  type Browsing,
  browsingOf,
  filterCount,
  fits,
  searchWith,
  toggled,
  withoutFilters,
  withProperty,
} from './browsing.ts'
import style from './Filters.module.css'
import { featureText } from './featureText.ts'
import { fitText } from './fitText.ts'
import { PriceRange } from './PriceRange.tsx'

const fragment = graphql`
  fragment Filters_connection on ProductConnection {
    totalCount
    facets {
      kind
      key
      title
      values {
        value
        label
        count
        color {
          id
          hex
          swatchUrl
        }
      }
      minimum {
        cents
        currency
      }
      maximum {
        cents
        currency
      }
    }
  }
`

type Facet = Filters_connection$data['facets'][number]
type FacetValue = Facet['values'][number]

/** The list of products that filters change. */
export const listId = 'products'

/** The present choice, and a way to make another: it goes into the address, the page loads what it asks for. */
export function useBrowsing() {
  const place = usePlace()
  const { to } = useNavigation()
  const router = useRouter()
  // While the list for a new choice is on its way, the controls show the new choice already.
  const choice = browsingOf((to?.path === place.path ? to : place).search)
  const choose = (next: Browsing) => {
    const search = searchWith(place.search, next).toString()
    router.navigate(`${place.path}${search ? `?${search}` : ''}`, { keepScroll: true })
    // Somebody far down the old list goes to the beginning of the new one.
    const list = document.getElementById(listId)
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
  }
  return { choice, choose }
}

export interface FiltersProps {
  connection: Filters_connection$key
}

/** Beside the list on wide windows. */
export function FilterRail(props: FiltersProps) {
  const { facets, totalCount } = useFragment(fragment, props.connection)
  const intl = useIntl()
  return (
    <aside className={style.rail} aria-label={intl.formatMessage({ id: 'catalogue.filter.title' })}>
      <p className={style.total} aria-live="polite">
        <FormattedMessage id="catalogue.grid.total" values={{ count: totalCount }} />
      </p>
      <FacetList facets={facets} />
    </aside>
  )
}

/** On narrow windows: a button that brings the filters in a drawer. */
export function FilterDrawer(props: FiltersProps) {
  const { facets, totalCount } = useFragment(fragment, props.connection)
  const { choice, choose } = useBrowsing()
  const [isOpen, setOpen] = useState(false)
  const count = filterCount(choice)
  return (
    <div className={style.drawerButton}>
      <Button look="outline" icon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="catalogue.filter.open" values={{ count }} />
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="catalogue.filter.title" />}
        foot={
          <div className={style.drawerFoot}>
            {count > 0 && (
              <Button look="quiet" onClick={() => choose(withoutFilters(choice))}>
                <FormattedMessage id="catalogue.filter.reset" />
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>
              <FormattedMessage id="catalogue.filter.show" values={{ count: totalCount }} />
            </Button>
          </div>
        }
      >
        <FacetList facets={facets} />
      </Drawer>
    </div>
  )
}

function FacetList({ facets }: { facets: readonly Facet[] }) {
  const facet = (kind: Facet['kind']) => facets.find(each => each.kind === kind)
  const { choice, choose } = useBrowsing()
  const toggleOf = (key: string) => (value: string) => choose(withProperty(choice, key, value))
  const hasPrice = choice.priceFrom !== null || choice.priceTo !== null
  const [fit, color, size, prices, feature] = (['FIT', 'COLOR', 'SIZE', 'PRICE', 'FEATURE'] as const).map(facet)
  const price = use(PricesShown) ? prices : undefined

  return (
    <>
      {fit && (fit.values.length > 1 || choice.fits.length > 0) && (
        <FacetGroup title={fit.title ?? <FormattedMessage id="catalogue.filter.fit" />}>
          {fits.flatMap(each => {
            const value = fit.values.find(known => known.value === each)
            return value ? (
              <CountedCheckbox
                key={each}
                value={value}
                label={<FormattedMessage id={fitText[each]} />}
                isChosen={choice.fits.includes(each)}
                onToggle={() => choose({ ...choice, fits: toggled(choice.fits, each) })}
              />
            ) : (
              []
            )
          })}
        </FacetGroup>
      )}
      {color && (color.values.length > 1 || choice.colors.length > 0) && (
        <FacetGroup title={color.title ?? <FormattedMessage id="catalogue.filter.color" />}>
          <ColorChoice
            values={color.values}
            chosen={choice.colors}
            onToggle={code => choose({ ...choice, colors: toggled(choice.colors, code) })}
          />
        </FacetGroup>
      )}
      {size && (size.values.length > 1 || choice.sizes.length > 0) && (
        <FacetGroup title={size.title ?? <FormattedMessage id="catalogue.filter.size" />}>
          <div className={style.sizes}>
            {size.values.map(value => (
              <label key={value.value} className={style.size}>
                <input
                  type="checkbox"
                  checked={choice.sizes.includes(value.value)}
                  onChange={() => choose({ ...choice, sizes: toggled(choice.sizes, value.value) })}
                />
                <span>{value.label}</span>
              </label>
            ))}
          </div>
        </FacetGroup>
      )}
      {facets.flatMap(each =>
        each.kind === 'PROPERTY' && each.key && isWorthAsking(each, choice) ? (
          <FacetGroup key={each.key} title={each.title}>
            <PropertyChoice facet={each} chosen={choice.properties[each.key] ?? []} onToggle={toggleOf(each.key)} />
          </FacetGroup>
        ) : (
          []
        ),
      )}
      {price?.minimum && price.maximum && (price.minimum.cents < price.maximum.cents || hasPrice) && (
        <FacetGroup title={<FormattedMessage id="catalogue.filter.price" />}>
          <PriceRange
            // A new range of the list, or a reset, starts the sliders anew.
            key={`${price.minimum.cents} ${price.maximum.cents} ${choice.priceFrom} ${choice.priceTo}`}
            minimum={price.minimum}
            maximum={price.maximum}
            from={choice.priceFrom}
            to={choice.priceTo}
            onChange={(priceFrom, priceTo) => choose({ ...choice, priceFrom, priceTo })}
          />
        </FacetGroup>
      )}
      {feature && feature.values.length > 0 && (
        <FacetGroup title={<FormattedMessage id="catalogue.filter.features" />}>
          {feature.values.flatMap(value => {
            const known = featureText(value.value)
            return known ? (
              <CountedCheckbox
                key={value.value}
                value={value}
                label={<FormattedMessage id={known.text} />}
                isChosen={choice.features.includes(known.feature)}
                onToggle={() => choose({ ...choice, features: toggled(choice.features, known.feature) })}
              />
            ) : (
              []
            )
          })}
        </FacetGroup>
      )}
    </>
  )
}

/** One value narrows nothing. */
const isWorthAsking = ({ key, values }: Facet, { properties }: Browsing): boolean =>
  values.length > 1 || (key != null && properties[key] !== undefined)

interface PropertyChoiceProps {
  facet: Facet
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** The values of a property: colours as swatches, others in words. */
function PropertyChoice({ facet: { values }, chosen, onToggle }: PropertyChoiceProps) {
  if (values.every(({ color }) => color)) return <ColorChoice values={values} chosen={chosen} onToggle={onToggle} />
  return values.map(value => (
    <CountedCheckbox
      key={value.value}
      value={value}
      label={value.label}
      isChosen={chosen.includes(value.value)}
      onToggle={() => onToggle(value.value)}
    />
  ))
}

function FacetGroup({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  return (
    <details className={style.group} open>
      <summary>
        {title}
        <ChevronDownIcon size={18} />
      </summary>
      <div className={style.values}>{children}</div>
    </details>
  )
}

interface CountedCheckboxProps {
  value: FacetValue
  label: React.ReactNode
  isChosen: boolean
  onToggle: () => void
}

function CountedCheckbox({ value, label, isChosen, onToggle }: CountedCheckboxProps) {
  return (
    <Checkbox
      className={style.counted}
      checked={isChosen}
      disabled={value.count === 0 && !isChosen}
      onChange={onToggle}
      label={
        <>
          {label} <span className={style.count}>{value.count}</span>
        </>
      }
    />
  )
}

interface ColorChoiceProps {
  values: readonly FacetValue[]
  chosen: readonly string[]
  onToggle: (code: string) => void
}

function ColorChoice({ values, chosen, onToggle }: ColorChoiceProps) {
  const names = values.filter(value => chosen.includes(value.value)).map(value => value.label)
  return (
    <>
      <div className={style.colors}>
        {values.map(value => (
          <label key={value.value} className={style.color} title={`${value.label} (${value.count})`}>
            <input type="checkbox" checked={chosen.includes(value.value)} onChange={() => onToggle(value.value)} />
            <span className="visually-hidden">
              {value.label} {value.count}
            </span>
            <span className={style.swatch} style={swatchStyle(value.color)} />
          </label>
        ))}
      </div>
      {names.length > 0 && <p className={style.names}>{names.join(', ')}</p>}
    </>
  )
}
