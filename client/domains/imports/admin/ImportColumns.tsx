import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '../../../adminKit/frame/Card.tsx'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import type { Fields, ShownImport } from './ImportPage.tsx'
import style from './imports.module.css'
import { templateTexts } from './importTexts.ts'
import { useCheckImport } from './mutations/useCheckImport.ts'

const options = {
  publishes: 'admin.import.option.publishes',
  addsNames: 'admin.import.option.addsNames',
  clearsEmpty: 'admin.import.option.clearsEmpty',
} as const

export interface ImportColumnsProps {
  shown: ShownImport
  fields: Fields
  onChecked: () => void
}

/** Asks what the columns of a table mean, and has it checked. */
export function ImportColumns({ shown, fields, onChecked }: ImportColumnsProps) {
  const intl = useIntl()
  const [mapping, setMapping] = useState(() => shown.columns.map(({ field }) => field ?? ''))
  const [chosen, setChosen] = useState(() => ({
    ...{ publishes: shown.publishes, addsNames: shown.addsNames, clearsEmpty: shown.clearsEmpty },
  }))
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [check, isChecking] = useCheckImport()
  const isTwice = (key: string) => key !== '' && mapping.filter(each => each === key).length > 1
  const choices = [
    { value: '', label: intl.formatMessage({ id: 'admin.import.noField' }) },
    ...fields
      .filter(({ key, isHelper }) => !isHelper || mapping.includes(key) || shown.template !== 'OWN')
      .map(({ key, label }) => ({ value: key, label })),
  ]
  const send = async () => {
    if (mapping.some(isTwice)) return setProblem('admin.import.twice')
    const { isDone, refusals } = await check({
      importId: shown.id,
      ...chosen,
      fields: mapping,
    })
    const isUnnamed = refusals.some(({ code }) => code === 'IMPORT_UNNAMED')
    setProblem(isDone ? null : isUnnamed ? 'admin.import.unnamed' : 'admin.import.elsewhere')
    if (isDone) onChecked()
  }
  const unused = mapping.filter(key => key === '').length
  return (
    <Card title={<FormattedMessage id="admin.import.columns" values={{ count: shown.columns.length }} />}>
      <p className={style.hint}>
        <FormattedMessage
          id="admin.import.columnsAbout"
          values={{
            source: intl.formatMessage({ id: templateTexts[shown.template as keyof typeof templateTexts] }),
            unused,
          }}
        />
      </p>
      <div className={style.columns}>
        {shown.columns.map(({ head, samples }, at) => (
          <div key={at} className={style.column} data-unused={mapping[at] === '' || undefined}>
            <div className={style.about}>
              <strong>{head || intl.formatMessage({ id: 'admin.import.unnamedColumn' }, { at: at + 1 })}</strong>
              <span className={style.samples}>{samples.filter(Boolean).slice(0, 3).join(' · ') || '–'}</span>
            </div>
            <SelectField
              label={intl.formatMessage({ id: 'admin.import.fieldOf' }, { head: head || String(at + 1) })}
              isLabelHidden
              value={mapping[at] ?? ''}
              options={choices}
              error={isTwice(mapping[at] ?? '') ? intl.formatMessage({ id: 'admin.import.twiceHere' }) : undefined}
              onChange={({ currentTarget: { value } }) =>
                setMapping(before => before.map((each, place) => (place === at ? value : each)))
              }
            />
          </div>
        ))}
      </div>
      <fieldset className={style.options}>
        <legend>
          <FormattedMessage id="admin.import.options" />
        </legend>
        {(Object.keys(options) as (keyof typeof options)[]).map(option => (
          <Checkbox
            key={option}
            checked={chosen[option]}
            label={<FormattedMessage id={options[option]} />}
            onChange={({ currentTarget: { checked } }) => setChosen(before => ({ ...before, [option]: checked }))}
          />
        ))}
      </fieldset>
      {problem && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id={problem as 'admin.import.twice'} />
        </Notice>
      )}
      {shown.viewerCanWork && (
        <div className={style.buttons}>
          <Button isBusy={isChecking} onClick={() => void send()}>
            <FormattedMessage id="admin.import.check" />
          </Button>
          <span className={style.hint}>
            <FormattedMessage id="admin.import.checkAbout" />
          </span>
        </div>
      )}
    </Card>
  )
}
