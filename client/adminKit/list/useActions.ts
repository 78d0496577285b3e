import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRouter } from '../../router/RouterContext.ts'
import { useToasts } from '../../ui/Toasts.tsx'
import { useChanges } from '../changes.tsx'
import type { ListAction, Outcome } from './actions.ts'

interface Result<TRow> {
  row: TRow
  outcome: Outcome
}

/** Where an action stands. */
export type Running<TRow> =
  | { step: 'asked'; action: ListAction<TRow>; rows: readonly TRow[] }
  | { step: 'running' | 'ended'; action: ListAction<TRow>; rows: readonly TRow[]; results: readonly Result<TRow>[] }

/**
 * Does an action to rows, one after the other, so that one that is refused keeps nobody else's from being done. All done
 * is said in a notice, with a way back where there is one; what was not done is listed with its reason. `onDone` hears
 * which rows were done, so that they need not stay selected.
 */
export function useActions<TRow>(onDone: (rows: readonly TRow[]) => void) {
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [running, setRunning] = useState<Running<TRow> | null>(null)
  const isStopped = useRef(false)

  const renew = () => {
    changes.note()
    router.reload()
  }

  const through = async (
    action: ListAction<TRow>,
    rows: readonly TRow[],
    run: NonNullable<ListAction<TRow>['run']>,
  ) => {
    isStopped.current = false
    const results: Result<TRow>[] = []
    setRunning({ step: 'running', action, rows, results: [] })
    for (const row of rows) {
      if (isStopped.current) break
      results.push({ row, outcome: await run(row) })
      setRunning({ step: 'running', action, rows, results: [...results] })
    }
    const done = results.filter(({ outcome }) => outcome === null).map(({ row }) => row)
    onDone(done)
    if (done.length > 0) renew()
    const areAllDone = done.length === rows.length
    setRunning(areAllDone ? null : { step: 'ended', action, rows, results })
    if (!areAllDone) return
    const { undo } = action
    toasts.tell({
      kind: 'success',
      title: action.done(done),
      link: undo && {
        label: intl.formatMessage({ id: 'kit.action.undo' }),
        onClick: () => void takeBack(undo, done),
      },
    })
  }

  const takeBack = async (undo: NonNullable<ListAction<TRow>['undo']>, rows: readonly TRow[]) => {
    const outcomes: Outcome[] = []
    for (const row of rows) outcomes.push(await undo(row))
    renew()
    const failed = outcomes.filter(outcome => outcome !== null)
    toasts.tell(
      failed.length === 0
        ? { kind: 'success', title: intl.formatMessage({ id: 'kit.action.undone' }) }
        : { kind: 'failure', title: intl.formatMessage({ id: 'kit.action.notUndone' }), detail: failed[0] ?? '' },
    )
  }

  return {
    running,
    /** Begins an action with those of `rows` that it is for. */
    begin(action: ListAction<TRow>, rows: readonly TRow[]) {
      const meant = rows.filter(row => action.applies?.(row) ?? true)
      if (action.question || action.ask) setRunning({ step: 'asked', action, rows: meant })
      else if (action.run) void through(action, meant, action.run)
    },
    start: (action: ListAction<TRow>, rows: readonly TRow[], run = action.run) => {
      if (run) void through(action, rows, run)
    },
    /** After the row that is being done. */
    stop: () => {
      isStopped.current = true
    },
    close: () => setRunning(null),
  }
}
