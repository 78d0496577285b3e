import { useId } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Notice } from '../../ui/Badge.tsx'
import { Radio } from '../../ui/Choices.tsx'
import style from './ConflictNotice.module.css'
import { type EditField, fieldAt, isEmpty, type Option, wordsOf } from './fields.ts'
import type { OpenConflict } from './useEditing.ts'

export interface ConflictNoticeProps<Values> {
  conflicts: readonly OpenConflict[]
  fields: readonly EditField<Values>[]
  /** The newer state is still on its way. */
  isLoading: boolean
  choose: (path: string, choice: 'mine' | 'theirs') => void
}

/** Says that somebody else has saved meanwhile; where both changed a field, shows both values and lets one choose. */
export function ConflictNotice<Values>({ conflicts, fields, isLoading, choose }: ConflictNoticeProps<Values>) {
  return (
    <Notice tone="warn" isUrgent>
      <p>
        <strong>
          <FormattedMessage id="edit.stale.title" />
        </strong>{' '}
        {isLoading ? (
          <FormattedMessage id="edit.stale.loading" />
        ) : conflicts.length === 0 ? (
          <FormattedMessage id="edit.stale.merged" />
        ) : (
          <FormattedMessage id="edit.stale.conflicts" values={{ count: conflicts.length }} />
        )}
      </p>
      {conflicts.map(conflict => (
        <Choice
          key={conflict.path}
          conflict={conflict}
          field={fieldAt(fields, conflict.path)}
          onChoose={choice => choose(conflict.path, choice)}
        />
      ))}
    </Notice>
  )
}

interface ChoiceProps<Values> {
  conflict: OpenConflict
  field: EditField<Values> | null
  onChoose: (choice: 'mine' | 'theirs') => void
}

function Choice<Values>({ conflict, field, onChoose }: ChoiceProps<Values>) {
  const intl = useIntl()
  const name = useId()
  if (!field) return null
  const option = (choice: 'mine' | 'theirs') => (
    <Radio
      name={name}
      checked={conflict.choice === choice}
      onChange={() => onChoose(choice)}
      label={
        <>
          <span className={style.whose}>
            <FormattedMessage id={choice === 'mine' ? 'edit.stale.mine' : 'edit.stale.theirs'} />
          </span>{' '}
          <span className={style.value}>{shown(field, conflict[choice], intl)}</span>
        </>
      }
    />
  )
  return (
    <fieldset className={style.choice} data-open={conflict.choice === null || undefined}>
      <legend>{wordsOf(field.label, intl)}</legend>
      <div className={style.options}>
        {option('theirs')}
        {option('mine')}
      </div>
    </fieldset>
  )
}

/** A value as somebody would read it. */
function shown<Values>(field: EditField<Values>, value: unknown, intl: IntlShape): string {
  if (field.show) return field.show(value as never, intl)
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'edit.yes' : 'edit.no' })
  if (isEmpty(value)) return intl.formatMessage({ id: 'edit.nothing' })
  const options = field.control && 'options' in field.control ? field.control.options : []
  const one = (each: unknown) => titleOf(options, each, intl) ?? String(each)
  return Array.isArray(value) ? intl.formatList(value.map(one), { type: 'conjunction' }) : one(value)
}

function titleOf(options: readonly Option[], value: unknown, intl: IntlShape): string | null {
  const option = options.find(each => each.value === value)
  return option ? wordsOf(option.label, intl) : null
}
