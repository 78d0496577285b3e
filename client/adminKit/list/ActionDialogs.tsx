import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import style from './ActionDialogs.module.css'
import { eachOf, rowsOfRequest, type useActions } from './useActions.ts'

export interface ActionDialogsProps<TRow> {
  actions: ReturnType<typeof useActions<TRow>>
  nameOf: (row: TRow) => string
}

/** The question before an action, its progress over many rows, and the result of each where not all were done. */
export function ActionDialogs<TRow>({ actions, nameOf }: ActionDialogsProps<TRow>) {
  const intl = useIntl()
  const { running, close } = actions
  if (!running) return null
  const { action, rows } = running
  if (running.step === 'asked') {
    if (action.ask)
      return action.ask({
        rows,
        start: run => actions.start(action, rows, eachOf(run)),
        startMany: run => actions.start(action, rows, { run, size: rowsOfRequest }),
        close,
      })
    return (
      <ConfirmDialog
        isOpen
        isDangerous
        title={action.question?.title(rows)}
        verb={<FormattedMessage id={action.label} />}
        onConfirm={() => actions.start(action, rows)}
        onClose={close}
      >
        {action.question?.text(rows)}
      </ConfirmDialog>
    )
  }
  const { results } = running
  const done = results.filter(({ outcome }) => outcome === null).length
  const label = intl.formatMessage({ id: action.label })
  if (running.step === 'running') {
    if (rows.length === 1) return null
    return (
      <Dialog
        isOpen
        onClose={actions.stop}
        title={label}
        actions={
          <Button look="quiet" onClick={actions.stop}>
            <FormattedMessage id="kit.action.stop" />
          </Button>
        }
      >
        <p role="status">
          <FormattedMessage id="kit.action.progress" values={{ done: results.length, count: rows.length }} />
        </p>
        <progress className={style.progress} max={rows.length} value={results.length} aria-label={label} />
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      isWide
      onClose={close}
      title={<FormattedMessage id="kit.action.partly" values={{ done, count: rows.length }} />}
      actions={
        <Button onClick={close}>
          <FormattedMessage id="ui.dialog.close" />
        </Button>
      }
    >
      <ul className={style.results} aria-label={label}>
        {rows.map((row, at) => {
          const result = results[at]
          return (
            <li key={at} data-done={result?.outcome === null || undefined}>
              <span className={style.name}>{nameOf(row)}</span>
              <span>
                {result === undefined ? (
                  <FormattedMessage id="kit.action.notReached" />
                ) : (
                  (result.outcome ?? <FormattedMessage id="kit.action.rowDone" />)
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
