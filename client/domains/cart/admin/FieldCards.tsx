import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { OrderedCard } from '../../../adminKit/settings/OrderedCard.tsx'
import style from '../../../adminKit/settings/rows.module.css'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import own from './FieldCards.module.css'
import {
  type FieldForm,
  type FieldKind,
  fieldKinds,
  newField,
  newOption,
  type OrderFieldsForm,
} from './orderFieldsForm.ts'

interface Group {
  readonly id: string
  readonly title: string
}

const kindNames = {
  text: 'cart.fields.kind.text',
  longText: 'cart.fields.kind.longText',
  number: 'cart.fields.kind.number',
  choice: 'cart.fields.kind.choice',
  checkbox: 'cart.fields.kind.checkbox',
  date: 'cart.fields.kind.date',
} as const satisfies Record<FieldKind, string>

const places = [
  { value: 'order', label: 'cart.fields.place.order' },
  { value: 'line', label: 'cart.fields.place.line' },
  { value: 'product', label: 'cart.fields.place.product' },
] as const

/** The fields in the order in which buyers are asked. */
export function FieldCards({ groups }: { groups: readonly Group[] }) {
  const { values, insert, isReadOnly } = useEditingContext<OrderFieldsForm>()
  return (
    <div className={style.groups}>
      {values.fields.length === 0 && (
        <p className={style.words}>
          <FormattedMessage id="cart.fields.empty" />
        </p>
      )}
      {values.fields.map(({ key }, at) => (
        // A new field has no key yet; what is typed lives in the form, by place.
        <FieldCard key={key || at} at={at} groups={groups} />
      ))}
      {!isReadOnly && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('fields', newField)}>
            <FormattedMessage id="cart.fields.add" />
          </Button>
        </div>
      )}
    </div>
  )
}

function FieldCard({ at, groups }: { at: number; groups: readonly Group[] }) {
  const intl = useIntl()
  const { values } = useEditingContext<OrderFieldsForm>()
  const { fields } = values
  const field = fields[at]
  if (!field) return null
  const name = field.label.de || intl.formatMessage({ id: 'cart.fields.new' })
  const path = `fields.${at}`
  return (
    <OrderedCard
      list="fields"
      at={at}
      name={name}
      up="cart.fields.up"
      down="cart.fields.down"
      removal="cart.fields.remove"
    >
      <div className={style.head}>
        <EditInput path={`${path}.label.de`} label="cart.fields.label.de" longest={200} isRequired />
        <EditInput path={`${path}.label.en`} label="cart.fields.label.en" longest={200} />
        <EditInput
          path={`${path}.kind`}
          label="cart.fields.kind"
          control={{ kind: 'choice', options: fieldKinds.map(kind => ({ value: kind, label: kindNames[kind] })) }}
        />
        <EditInput path={`${path}.place`} label="cart.fields.place" control={{ kind: 'choice', options: places }} />
        <EditInput path={`${path}.help.de`} label="cart.fields.help.de" longest={500} />
        <EditInput path={`${path}.help.en`} label="cart.fields.help.en" longest={500} />
        <Limits path={path} kind={field.kind} />
      </div>
      <EditInput path={`${path}.isRequired`} label="cart.fields.isRequired" control={{ kind: 'switch' }} />
      {field.kind === 'choice' && <Options at={at} field={field} />}
      {field.place !== 'order' && groups.length > 0 && (
        <EditInput
          path={`${path}.productGroups`}
          label="cart.fields.groups"
          hint="cart.fields.groups.hint"
          control={{
            kind: 'choices',
            options: groups.map(({ id, title }) => ({ value: id, label: { text: title } })),
          }}
        />
      )}
    </OrderedCard>
  )
}

function Limits({ path, kind }: { path: string; kind: FieldKind }) {
  const number = { kind: 'text', inputMode: 'numeric' } as const
  if (kind === 'number')
    return (
      <>
        <EditInput path={`${path}.min`} label="cart.fields.min" control={number} longest={10} />
        <EditInput path={`${path}.max`} label="cart.fields.max" control={number} longest={10} />
      </>
    )
  if (kind !== 'text' && kind !== 'longText') return null
  const hint = kind === 'text' ? 'cart.fields.characters.text' : 'cart.fields.characters.longText'
  return <EditInput path={`${path}.max`} label="cart.fields.characters" hint={hint} control={number} longest={4} />
}

function Options({ at, field }: { at: number; field: FieldForm }) {
  const intl = useIntl()
  const { set, insert, isReadOnly } = useEditingContext<OrderFieldsForm>()
  const path = `fields.${at}.options`
  return (
    <div className={own.options}>
      <p className={style.words}>
        <FormattedMessage id="cart.fields.options" />
      </p>
      {field.options.map((option, i) => (
        // What is typed lives in the form, by place.
        <div key={option.key || i} className={own.option}>
          <EditInput path={`${path}.${i}.label.de`} label="cart.fields.option.de" longest={200} isRequired />
          <EditInput path={`${path}.${i}.label.en`} label="cart.fields.option.en" longest={200} />
          {!isReadOnly && (
            <IconButton
              label={intl.formatMessage({ id: 'cart.fields.removeOption' }, { name: option.label.de || i + 1 })}
              onClick={() =>
                set(
                  path,
                  field.options.filter((_, other) => other !== i),
                )
              }
            >
              <TrashIcon size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert(path, newOption)}>
            <FormattedMessage id="cart.fields.addOption" />
          </Button>
        </div>
      )}
    </div>
  )
}
