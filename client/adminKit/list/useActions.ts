import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRouter } from '../../router/RouterContext.ts'
import { useToasts } from '../../ui/Toasts.tsx'
import { useChanges } from '../changes.tsx'
import type { ListAction, Outcome, RunMany } from './actions.ts'

interface Result<TRow> {
  row: TRow
  outcome: Outcome
}

/** Where an action stands. */
export type Running<TRow> =
  | { step: 'asked'; action: ListAction<TRow>; rows: readonly TRow[] }
  | { step: 'running' | 'ended'; action: ListAction<TRow>; rows: readonly TRow[]; results: readonly Result<TRow>[] }

/** What is done to so many rows at a time. */
interface Doing<TRow> {
  run: RunMany<TRow>
  size: number
}

/** Rows of one request, where the server takes several. */
export const rowsOfRequest = 50

/** What is done to one row after the other. */
export const eachOf = <TRow>(run: (row: TRow) => Promise<Outcome>): Doing<TRow> => ({
  run: rows => Promise.all(rows.map(run)),
  size: 1,
})

const doingOf = <TRow>({ run, runMany }: Pick<ListAction<TRow>, 'run' | 'runMany'>): Doing<TRow> | null =>
  runMany ? { run: runMany, size: rowsOfRequest } : run ? eachOf(run) : null

/**
 * Does an action to rows, one after the other or, where the server takes several, some at a time, so that one that is
 * refused keeps nobody else's from being done. All done is said in a notice, with a way back where there is one; what was
 * not done is listed with its reason. `onDone` hears which rows were done, so that they need not stay selected.
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

  const through = async (action: ListAction<TRow>, rows: readonly TRow[], { run, size }: Doing<TRow>) => {
    isStopped.current = false
    const results: Result<TRow>[] = []
    setRunning({ step: 'running', action, rows, results: [] })
    for (let at = 0; at < rows.length && !isStopped.current; at += size) {
      const some = rows.slice(at, at + size)
      const outcomes = await run(some)
      results.push(...some.map((row, i) => ({ row, outcome: outcomes[i] ?? null })))
      setRunning({ step: 'running', action, rows, results: [...results] })
    }
    const done = results.filter(({ outcome }) => outcome === null).map(({ row }) => row)
    onDone(done)
    if (done.length > 0) renew()
    const areAllDone = done.length === rows.length
    setRunning(areAllDone ? null : { step: 'ended', action, rows, results })
    if (!areAllDone) return
    const undo = doingOf({ run: action.undo, runMany: action.undoMany })
    toasts.tell({
      kind: 'success',
      title: action.done(done),
      link: undo
        ? { label: intl.formatMessage({ id: 'kit.action.undo' }), onClick: () => void takeBack(undo, done) }
        : undefined,
    })
  }

  const takeBack = async ({ run, size }: Doing<TRow>, rows: readonly TRow[]) => {
    const outcomes: Outcome[] = []
    for (let at = 0; at < rows.length; at += size) outcomes.push(...(await run(rows.slice(at, at + size))))
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
      const doing = doingOf(action)
      if (action.question || action.ask) setRunning({ step: 'asked', action, rows: meant })
      else if (doing) void through(action, meant, doing)
    },
    start: (action: ListAction<TRow>, rows: readonly TRow[], doing = doingOf(action)) => {
      if (doing) void through(action, rows, doing)
    },
    /** After the rows that are being done. */
    stop: () => {
      isStopped.current = true
    },
    close: () => setRunning(null),
  }
}
