import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import style from '../../../../adminKit/settings/rows.module.css'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { newUnit, PIECE, type UnitsForm } from './unitsForm.ts'

const longest = 60

/** The units that the shop names, besides pieces. */
export function UnitRows() {
  const { values, insert, problems, isReadOnly } = useEditingContext<UnitsForm>()
  return (
    <div className={style.groups}>
      <p className={style.words}>
        <FormattedMessage id={values.units.length === 0 ? 'admin.units.none' : 'admin.units.hint'} />
      </p>
      {values.units.map(({ key }, at) => (
        // A new unit has no key yet; what is typed lives in the form, by place.
        <UnitRow key={key || at} at={at} />
      ))}
      {problems.units && (
        <Notice tone="danger" isUrgent>
          {problems.units}
        </Notice>
      )}
      {!isReadOnly && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('units', newUnit)}>
            <FormattedMessage id="admin.units.add" />
          </Button>
        </div>
      )}
    </div>
  )
}

function UnitRow({ at }: { at: number }) {
  const intl = useIntl()
  const { values, set, isReadOnly } = useEditingContext<UnitsForm>()
  const unit = values.units[at]
  if (!unit) return null
  const name = unit.one.de || intl.formatMessage({ id: 'admin.units.new' })
  const path = `units.${at}`
  const remove = () => {
    set(
      'units',
      values.units.filter((_, other) => other !== at),
    )
    if (values.defaultUnit === unit.key) set('defaultUnit', PIECE)
  }
  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={style.foot}>
        <strong className={style.said}>{name}</strong>
        {!isReadOnly && (
          <IconButton label={intl.formatMessage({ id: 'admin.units.remove' }, { name })} onClick={remove}>
            <TrashIcon size={18} />
          </IconButton>
        )}
      </div>
      <div className={style.head}>
        <EditInput path={`${path}.one.de`} label="admin.units.one.de" longest={longest} isRequired />
        <EditInput path={`${path}.many.de`} label="admin.units.many.de" longest={longest} />
        <EditInput path={`${path}.one.en`} label="admin.units.one.en" longest={longest} />
        <EditInput path={`${path}.many.en`} label="admin.units.many.en" longest={longest} />
      </div>
    </fieldset>
  )
}
