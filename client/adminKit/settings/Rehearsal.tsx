import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { RehearsalQuery } from '../../__generated__/RehearsalQuery.graphql.ts'
import { Notice } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Corner } from '../../ui/Corner.tsx'
import { type Message, problemsIn } from '../edit/fields.ts'
import { refusedFields } from '../edit/refusals.ts'
import { useEditingContext } from '../edit/useEditing.ts'
import style from './Rehearsal.module.css'
import { RehearsalResult } from './RehearsalResult.tsx'
import { useCancelRehearsal } from './useCancelRehearsal.ts'
import { useLooking, useWhileUnderWay } from './useLooking.ts'
import { useStartRehearsal } from './useStartRehearsal.ts'

export interface RehearsalProps<Form extends object> {
  /** Key of the section. */
  section: string
  /** As they would be saved. */
  changesOf: (form: Form, changed: readonly string[]) => Readonly<Record<string, unknown>>
  placeOf: (path: readonly string[], form: Form) => string | null
}

/** Tries what is typed on the orders of the last weeks, before it is saved. */
export function Rehearsal<Form extends object>({ section, changesOf, placeOf }: RehearsalProps<Form>) {
  const editing = useEditingContext<Form>()
  const { values, changed, fields } = editing
  const [start, isStarting] = useStartRehearsal()
  const [problem, setProblem] = useState<Message | null>(null)
  const begin = async () => {
    const found = problemsIn(fields, values)
    editing.refuse(found)
    setProblem(found.size > 0 ? 'kit.rehearsal.wrong' : null)
    if (found.size > 0) return
    const { refusals } = await start({ section, changes: changesOf(values, changed) })
    if (refusals.some(({ code }) => code === 'REHEARSAL_RUNNING')) return setProblem('kit.rehearsal.running')
    const refused = refusedFields(refusals, fields, values, { fieldOf: ([, ...path]) => placeOf(path, values) })
    editing.refuse(refused.fields)
    setProblem(refusals.length > 0 ? 'kit.rehearsal.wrong' : null)
  }
  return (
    <div className={style.rehearsal}>
      <p>
        <FormattedMessage id="kit.rehearsal.about" />
      </p>
      {!editing.isReadOnly && (
        <div className={style.begin}>
          <Button
            look="outline"
            size="small"
            isBusy={isStarting}
            disabled={changed.length === 0}
            onClick={() => void begin()}
          >
            <FormattedMessage id="kit.rehearsal.start" />
          </Button>
          {changed.length === 0 && (
            <span className={style.why}>
              <FormattedMessage id="kit.rehearsal.unchanged" />
            </span>
          )}
        </div>
      )}
      {problem && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id={problem as 'kit.rehearsal.wrong'} />
        </Notice>
      )}
      <Corner>{attempt => <LatestRehearsal key={attempt} section={section} />}</Corner>
    </div>
  )
}

/** The latest rehearsal of the viewer, asked for again as long as it goes on. */
function LatestRehearsal({ section }: { section: string }) {
  const looking = useLooking()
  const [cancel, isCancelling] = useCancelRehearsal(section)
  const { rehearsal } = useLazyLoadQuery<RehearsalQuery>(
    graphql`
      query RehearsalQuery($section: String!) {
        rehearsal(section: $section) {
          state
          ...RehearsalResult_rehearsal
        }
      }
    `,
    { section },
    { fetchKey: looking.look, fetchPolicy: 'store-and-network' },
  )
  useWhileUnderWay(looking, rehearsal?.state)
  return rehearsal && <RehearsalResult rehearsal={rehearsal} cancel={cancel} isCancelling={isCancelling} />
}
