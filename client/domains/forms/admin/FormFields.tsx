import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../../adminKit/icons.tsx'
import style from '../../../adminKit/settings/rows.module.css'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import {
  type FieldForm,
  type FormForm,
  fieldKinds,
  hasLimits,
  hasOptions,
  hasPattern,
  newField,
  optionsIn,
} from './formForm.ts'
import { kindNames } from './kindNames.ts'
import { PatternTester } from './PatternTester.tsx'

const moved = <Entry,>(entries: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const others = entries.filter((_, at) => at !== from)
  return [...others.slice(0, to), entries[from]!, ...others.slice(to)]
}

/** The fields in the order in which visitors are asked. */
export function FormFields() {
  const { values, insert, isReadOnly } = useEditingContext<FormForm>()
  const { fields } = values
  return (
    <div className={style.groups}>
      {fields.map(({ key }, at) => (
        <FieldCard key={key} at={at} />
      ))}
      {!isReadOnly && (
        <div>
          <Button
            look="quiet"
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => insert('fields', newField(fields))}
          >
            <FormattedMessage id="admin.forms.addField" />
          </Button>
        </div>
      )}
    </div>
  )
}

function FieldCard({ at }: { at: number }) {
  const intl = useIntl()
  const { values, set, isReadOnly } = useEditingContext<FormForm>()
  const { fields } = values
  const field = fields[at]
  if (!field) return null
  const name = field.label.de || intl.formatMessage({ id: 'admin.forms.newField' })
  const path = `fields.${at}`
  const move = (to: number) => set('fields', moved(fields, at, to))
  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={style.foot}>
        <strong className={style.said}>{name}</strong>
        {!isReadOnly && (
          <div className={style.rowActions}>
            <IconButton
              label={intl.formatMessage({ id: 'admin.forms.up' }, { name })}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            >
              <ArrowUpIcon size={18} />
            </IconButton>
            <IconButton
              label={intl.formatMessage({ id: 'admin.forms.down' }, { name })}
              disabled={at === fields.length - 1}
              onClick={() => move(at + 1)}
            >
              <ArrowDownIcon size={18} />
            </IconButton>
            <IconButton
              label={intl.formatMessage({ id: 'admin.forms.removeField' }, { name })}
              onClick={() =>
                set(
                  'fields',
                  fields.filter((_, other) => other !== at),
                )
              }
            >
              <TrashIcon size={18} />
            </IconButton>
          </div>
        )}
      </div>
      <div className={style.head}>
        <EditInput path={`${path}.label.de`} label="admin.forms.label.de" longest={500} isRequired />
        <EditInput path={`${path}.label.en`} label="admin.forms.label.en" longest={500} />
        <EditInput
          path={`${path}.kind`}
          label="admin.forms.kind"
          control={{ kind: 'choice', options: fieldKinds.map(kind => ({ value: kind, label: kindNames[kind] })) }}
        />
        {field.kind !== 'heading' && (
          <EditInput path={`${path}.isRequired`} label="admin.forms.isRequired" control={{ kind: 'switch' }} />
        )}
      </div>
      {hasOptions(field.kind) && (
        <EditInput
          path={`${path}.options`}
          label="admin.forms.options"
          hint="admin.forms.optionsHint"
          isRequired
          control={{ kind: 'area', rows: 4 }}
        />
      )}
      <details className={style.more}>
        <summary>
          <FormattedMessage id="admin.forms.more" />
        </summary>
        <div className={style.head}>
          <EditInput path={`${path}.help.de`} label="admin.forms.help.de" longest={1000} />
          <EditInput path={`${path}.help.en`} label="admin.forms.help.en" longest={1000} />
          <Limits path={path} field={field} />
          <Rules path={path} field={field} />
          <Condition path={path} field={field} before={fields.slice(0, at)} />
        </div>
      </details>
    </fieldset>
  )
}

const digits = { kind: 'text', inputMode: 'decimal' } as const

function Limits({ path, field: { kind } }: { path: string; field: FieldForm }) {
  if (!hasLimits(kind)) return null
  if (kind === 'number')
    return (
      <>
        <EditInput path={`${path}.lowest`} label="admin.forms.lowest.number" control={digits} longest={12} />
        <EditInput path={`${path}.highest`} label="admin.forms.highest.number" control={digits} longest={12} />
      </>
    )
  if (kind === 'file')
    return (
      <EditInput
        path={`${path}.highest`}
        label="admin.forms.highest.files"
        hint="admin.forms.highest.filesHint"
        control={digits}
        longest={1}
      />
    )
  if (kind === 'multiChoice')
    return (
      <>
        <EditInput path={`${path}.lowest`} label="admin.forms.lowest.chosen" control={digits} longest={4} />
        <EditInput path={`${path}.highest`} label="admin.forms.highest.chosen" control={digits} longest={4} />
      </>
    )
  return (
    <>
      <EditInput path={`${path}.lowest`} label="admin.forms.lowest.text" control={digits} longest={5} />
      <EditInput path={`${path}.highest`} label="admin.forms.highest.text" control={digits} longest={5} />
    </>
  )
}

/** What is said of a text while it is filled in. */
function Rules({ path, field }: { path: string; field: FieldForm }) {
  if (!hasPattern(field.kind)) return null
  return (
    <>
      <EditInput path={`${path}.pattern`} label="admin.forms.pattern" hint="admin.forms.patternHint" longest={300} />
      <EditInput path={`${path}.warningPattern`} label="admin.forms.warningPattern" longest={300} />
      <EditInput path={`${path}.patternText.de`} label="admin.forms.patternText.de" longest={300} />
      <EditInput path={`${path}.patternText.en`} label="admin.forms.patternText.en" longest={300} />
      <EditInput path={`${path}.warning.de`} label="admin.forms.warning.de" longest={300} />
      <EditInput path={`${path}.warning.en`} label="admin.forms.warning.en" longest={300} />
      <EditInput path={`${path}.success.de`} label="admin.forms.success.de" longest={300} />
      <EditInput path={`${path}.success.en`} label="admin.forms.success.en" longest={300} />
      {(field.pattern !== '' || field.warningPattern !== '') && <PatternTester field={field} />}
    </>
  )
}

/** On what it depends whether the field is asked: an answer that was given before. */
function Condition({ path, field, before }: { path: string; field: FieldForm; before: readonly FieldForm[] }) {
  const offered = before.filter(({ kind }) => kind !== 'heading' && kind !== 'file')
  if (offered.length === 0) return null
  const on = offered.find(({ key }) => key === field.shownIf)
  const isTick = on?.kind === 'checkbox' || on?.kind === 'consent'
  return (
    <>
      <EditInput
        path={`${path}.shownIf`}
        label="admin.forms.shownIf"
        control={{
          kind: 'choice',
          options: [
            { value: '', label: 'admin.forms.shownIf.always' },
            ...offered.map(({ key, label }) => ({ value: key, label: { text: label.de || '…' } })),
          ],
        }}
      />
      {on && (
        <EditInput
          path={`${path}.shownValue`}
          label="admin.forms.shownValue"
          isRequired
          longest={200}
          control={
            isTick || hasOptions(on.kind)
              ? {
                  kind: 'choice',
                  options: [
                    { value: '', label: { text: '' } },
                    ...(isTick
                      ? [{ value: 'true', label: 'admin.messages.ticked' as const }]
                      : optionsIn(on.options).map(({ de }) => ({ value: de, label: { text: de } }))),
                  ],
                }
              : { kind: 'text' }
          }
        />
      )}
    </>
  )
}
