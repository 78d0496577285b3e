import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ShownImport } from './ImportPage.tsx'
import style from './imports.module.css'
import { countTexts, failureTexts, importStates, isUnderWay } from './importTexts.ts'
import { useRunImport } from './mutations/useRunImport.ts'

const counts = Object.keys(countTexts) as (keyof typeof countTexts)[]

export interface ImportOutcomeProps {
  shown: ShownImport
  /** Shows the columns again; null while they are shown. */
  onChoose: (() => void) | null
}

/** How far an import is, what came of it, and what can be done next. */
export function ImportOutcome({ shown, onChoose }: ImportOutcomeProps) {
  const { state, failure } = shown
  return (
    <>
      {failure && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage
            id={failureTexts[failure as keyof typeof failureTexts]}
            values={{ line: shown.failureLine ?? 0, column: shown.failureColumn ?? 0 }}
          />
          {state === 'FAILED' && (
            <>
              {' '}
              <FormattedMessage id="admin.import.nothingChanged" />
            </>
          )}
          {shown.conflicts.length > 0 && (
            <ul className={style.conflicts}>
              {shown.conflicts.map(({ productNumber, title }) => (
                <li key={productNumber}>
                  {productNumber} {title}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {isUnderWay(state) && <UnderWay shown={shown} />}
      {['CHECKED', 'DONE', 'UNDONE'].includes(state) && <Counts shown={shown} onChoose={onChoose} />}
    </>
  )
}

function UnderWay({ shown: { state, done, total } }: { shown: ShownImport }) {
  const intl = useIntl()
  const format = useAdminFormat()
  const { text } = importStates[state as keyof typeof importStates]
  return (
    <Card title={<FormattedMessage id={text} />}>
      <div className={style.progress} role="status">
        <progress
          {...(total > 0 && { value: Math.min(done, total) })}
          max={Math.max(1, total)}
          aria-label={intl.formatMessage({ id: text })}
        />
        <span>
          {total > 0 ? (
            <FormattedMessage
              id="admin.import.progress"
              values={{ done: format.count(done), total: format.count(total) }}
            />
          ) : (
            <FormattedMessage id="admin.import.progressRows" values={{ done: format.count(done) }} />
          )}
        </span>
      </div>
      <p className={style.hint}>
        <FormattedMessage id="admin.import.goesOn" />
      </p>
    </Card>
  )
}

function Counts({ shown, onChoose }: ImportOutcomeProps) {
  const format = useAdminFormat()
  const changes = useChanges()
  const [run, isStarting] = useRunImport()
  const [isOther, setOther] = useState(false)
  const { state, newCount, changedCount, errorCount, addedColors, addedGroups } = shown
  const isChecked = state === 'CHECKED'
  const hasWork = newCount + changedCount > 0
  const added = [...addedGroups, ...addedColors]
  const begin = async () => {
    const { isDone, refusals } = await run(shown.id)
    setOther(refusals.some(({ code }) => code === 'IMPORT_RUNNING'))
    if (isDone) changes.note()
  }
  return (
    <Card title={<FormattedMessage id={isChecked ? 'admin.import.checked' : 'admin.import.result'} />}>
      <dl className={style.counts}>
        {counts.map(key => (
          <div key={key} data-kind={key} data-none={shown[key] === 0 || undefined}>
            <dt>
              <FormattedMessage id={countTexts[key]} />
            </dt>
            <dd>{format.count(shown[key])}</dd>
          </div>
        ))}
      </dl>
      {added.length > 0 && (
        <p className={style.hint}>
          <FormattedMessage
            id={isChecked ? 'admin.import.adds' : 'admin.import.added'}
            values={{ colors: addedColors.length, groups: addedGroups.length, names: added.slice(0, 12).join(', ') }}
          />
          {added.length > 12 && ' …'}
        </p>
      )}
      {isChecked && (
        <>
          <Notice tone={errorCount > 0 ? 'danger' : hasWork ? 'good' : 'neutral'}>
            <FormattedMessage
              id={
                errorCount > 0 ? 'admin.import.hasErrors' : hasWork ? 'admin.import.isReady' : 'admin.import.nothingNew'
              }
            />
          </Notice>
          {isOther && (
            <Notice tone="warn" isUrgent>
              <FormattedMessage id="admin.import.otherRuns" />
            </Notice>
          )}
          {shown.viewerCanWork && (
            <div className={style.buttons}>
              {errorCount === 0 && hasWork && (
                <Button isBusy={isStarting} onClick={() => void begin()}>
                  <FormattedMessage id="admin.import.run" values={{ count: newCount + changedCount }} />
                </Button>
              )}
              {onChoose && (
                <Button look="quiet" onClick={onChoose}>
                  <FormattedMessage id="admin.import.changeColumns" />
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Card>
  )
}
