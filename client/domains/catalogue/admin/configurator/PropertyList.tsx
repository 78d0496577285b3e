import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import { Link } from '../../../../router/Link.tsx'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { ChevronLeftIcon } from '../../../../ui/icons.tsx'
import { ChevronDownIcon, PlusIcon } from '../../../../ui/pageIcons.tsx'
import { productsPath } from '../../parts/editorPath.ts'
import style from './Configurator.module.css'
import {
  type ConfiguratorForm,
  counts,
  flags,
  flagTitles,
  isBuiltIn,
  mostProperties,
  newProperty,
  type PropertyForm,
} from './configuratorForm.ts'
import { PropertyFields } from './PropertyFields.tsx'
import { PropertyPreview } from './PropertyPreview.tsx'
import { typeTitle } from './typeTitles.ts'

/** How many products have values under a key. `ofProducts`: as lines of their tables, else of their sizes. */
export interface PropertyUse {
  readonly key: string
  readonly products: number
  readonly ofProducts: boolean
  /** What most products call it, in their tables; null where they have no name for it. */
  readonly name: { readonly de: string; readonly en: string | null | undefined } | null | undefined
}

/** All properties in their order: each in a line, of which one at a time is open, beside it what it does. */
export function PropertyList({ uses }: { uses: readonly PropertyUse[] }) {
  const { values, problems, insert, isReadOnly } = useEditingContext<ConfiguratorForm>()
  const { properties } = values
  const [open, setOpen] = useState<number | null>(null)
  const add = (property: PropertyForm) => {
    insert('properties', property)
    setOpen(properties.length)
  }
  return (
    <div className={style.list}>
      {problems.properties && <FieldError>{problems.properties}</FieldError>}
      <ol className={style.properties}>
        {properties.map((property, at) => (
          <Property
            // The key of a new property is still being written; what is typed lives in the form, by place.
            key={property.isKnown ? property.key : at}
            {...{ property, at, open, setOpen }}
            products={uses.find(({ key }) => key === property.key)?.products ?? 0}
          />
        ))}
      </ol>
      {!isReadOnly && properties.length < mostProperties && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => add(newProperty)}>
            <FormattedMessage id="admin.configurator.add" />
          </Button>
        </div>
      )}
      {!isReadOnly && <Strangers uses={uses} onAdopt={add} />}
    </div>
  )
}

interface PropertyProps {
  property: PropertyForm
  at: number
  open: number | null
  setOpen: (at: number | null) => void
  products: number
}

function Property({ property, at, open, setOpen, products }: PropertyProps) {
  const intl = useIntl()
  const { values, problems, set, isReadOnly } = useEditingContext<ConfiguratorForm>()
  const { properties } = values
  const name = nameIn(intl.locale, property.name) || intl.formatMessage({ id: 'admin.configurator.new' })
  const hasProblem = Object.keys(problems).some(path => path.startsWith(`properties.${at}.`))
  const isOpen = open === at || hasProblem
  const said = flags
    .filter(flag => counts(property, flag))
    .map(flag => intl.formatMessage({ id: flagTitles[flag] }))
    .join(' · ')
  const move = () => {
    set('properties', [...properties.slice(0, at - 1), property, properties[at - 1]!, ...properties.slice(at + 1)])
    if (open === at) setOpen(at - 1)
    else if (open === at - 1) setOpen(at)
  }
  const remove = () => {
    set(
      'properties',
      properties.filter((_, place) => place !== at),
    )
    setOpen(null)
  }
  return (
    <li className={style.property} data-open={isOpen || undefined}>
      <div className={style.head}>
        <button
          type="button"
          className={style.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(open === at ? null : at)}
        >
          <ChevronDownIcon size={18} />
          <span className={style.name}>{name}</span>
          <span className={style.kind}>
            <FormattedMessage id={isBuiltIn(property) ? 'admin.configurator.builtIn' : typeTitle(property.type)} />
          </span>
          <span className={style.said}>{said}</span>
        </button>
        {!isReadOnly && (
          <IconButton
            label={intl.formatMessage({ id: 'admin.configurator.up' }, { name })}
            disabled={at === 0}
            onClick={move}
          >
            <ChevronLeftIcon size={18} className={style.up} />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className={style.body}>
          <div className={style.fields}>
            <PropertyFields property={property} at={at} />
            <Foot property={property} products={products} onRemove={isReadOnly ? null : remove} name={name} />
          </div>
          <PropertyPreview property={property} />
        </div>
      )}
    </li>
  )
}

interface FootProps {
  property: PropertyForm
  name: string
  products: number
  /** Null for those who may not. */
  onRemove: (() => void) | null
}

/** Whether a property can go; if not, why, what is in the way, and what to do about it. */
function Foot({ property, name, products, onRemove }: FootProps) {
  if (isBuiltIn(property)) {
    return (
      <p className={style.hint}>
        <FormattedMessage id="admin.configurator.stays" />
      </p>
    )
  }
  // What shoppers write is kept with their orders, products have nothing of it; and what was adopted by mistake is no more than
  // that until it is saved.
  const isHeld = products > 0 && property.isKnown && !property.isPersonalisation
  return (
    <div className={style.foot}>
      <span className={style.hint}>
        {!isHeld ? (
          <FormattedMessage id="admin.configurator.uses" values={{ count: products }} />
        ) : (
          onRemove && <FormattedMessage id="admin.configurator.removeLater" />
        )}
      </span>
      {isHeld ? (
        <Link className="link" to={`${productsPath}?property=${encodeURIComponent(property.key)}`}>
          <FormattedMessage id="admin.configurator.showUses" values={{ count: products }} />
        </Link>
      ) : (
        onRemove && (
          <Button look="quiet" size="tiny" onClick={onRemove}>
            <FormattedMessage id="admin.configurator.remove" /> <span className="visually-hidden">{name}</span>
          </Button>
        )
      )}
    </div>
  )
}

/** Keys that programs and imports brought along, and nobody configured. */
function Strangers({ uses, onAdopt }: { uses: readonly PropertyUse[]; onAdopt: (property: PropertyForm) => void }) {
  const { locale } = useIntl()
  const { values } = useEditingContext<ConfiguratorForm>()
  const known = new Set(values.properties.map(({ key }) => key))
  const strangers = uses.filter(({ key }) => !known.has(key) && key !== 'gtin' && /^[A-Za-z0-9][\w-]*$/.test(key))
  if (strangers.length === 0) return null
  return (
    <section className={style.strangers}>
      <h3>
        <FormattedMessage id="admin.configurator.strangers" />
      </h3>
      <p className={style.hint}>
        <FormattedMessage id="admin.configurator.strangersText" />
      </p>
      <div className={style.adopt}>
        {strangers.slice(0, mostStrangers).map(({ key, products, ofProducts, name }) => (
          <Button
            key={key}
            look="outline"
            size="small"
            onClick={() => onAdopt({ ...newProperty, key, name: adopted(key, name), isGlobal: ofProducts })}
          >
            <FormattedMessage
              id="admin.configurator.adopt"
              values={{ name: named(key, name && nameIn(locale, adopted(key, name))), count: products }}
            />
          </Button>
        ))}
      </div>
    </section>
  )
}

const mostStrangers = 12
const capitalised = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

/** What a key is called at first: as products call it already, else as it reads itself. */
const adopted = (key: string, name: PropertyUse['name']) => ({ de: name?.de ?? capitalised(key), en: name?.en ?? '' })

/** A name with its key beside it, unless one says the other. */
const named = (key: string, name: string | null | undefined): string =>
  !name || name.toLowerCase() === key.toLowerCase() ? (name ?? key) : `${name} (${key})`
