import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PriceRehearsalQuery } from '../../../../__generated__/PriceRehearsalQuery.graphql.ts'
import type { PriceAdjustmentInput } from '../../../../__generated__/usePriceRehearsalMutation.graphql.ts'
import { RehearsalResult } from '../../../../adminKit/settings/RehearsalResult.tsx'
import { useLooking, useWhileUnderWay } from '../../../../adminKit/settings/useLooking.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { useCancelPriceRehearsal } from '../mutations/useCancelPriceRehearsal.ts'
import { usePriceRehearsal } from '../mutations/usePriceRehearsal.ts'
import style from './PlannedChanges.module.css'

export interface PriceRehearsalProps {
  ids: readonly string[]
  price: PriceAdjustmentInput
}

/** Tries changed prices on the orders of the last weeks, before they are changed. Shows no rehearsal but the one that was begun
 *  here: another one was about other products. */
export function PriceRehearsal({ ids, price }: PriceRehearsalProps) {
  const [start, isStarting] = usePriceRehearsal()
  const [state, setState] = useState<'none' | 'begun' | 'admin.bulk.rehearsalRunning' | 'admin.bulk.rehearsalRefused'>(
    'none',
  )
  const begin = async () => {
    const { isDone, refusals } = await start({ productIds: [...ids], price })
    if (isDone) return setState('begun')
    if (refusals.length === 0) return
    const isRunning = refusals.some(({ code }) => code === 'REHEARSAL_RUNNING')
    setState(isRunning ? 'admin.bulk.rehearsalRunning' : 'admin.bulk.rehearsalRefused')
  }
  return (
    <section className={style.rehearsal}>
      <p>
        <FormattedMessage id="admin.bulk.rehearsal" />
      </p>
      <div>
        <Button look="outline" size="small" isBusy={isStarting} onClick={() => void begin()}>
          <FormattedMessage id="admin.bulk.rehearse" />
        </Button>
      </div>
      {(state === 'admin.bulk.rehearsalRunning' || state === 'admin.bulk.rehearsalRefused') && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id={state} />
        </Notice>
      )}
      {state === 'begun' && <Corner>{attempt => <LatestPriceRehearsal key={attempt} />}</Corner>}
    </section>
  )
}

function LatestPriceRehearsal() {
  const looking = useLooking()
  const [cancel, isCancelling] = useCancelPriceRehearsal()
  const { priceRehearsal } = useLazyLoadQuery<PriceRehearsalQuery>(
    graphql`
      query PriceRehearsalQuery {
        priceRehearsal {
          state
          ...RehearsalResult_rehearsal
        }
      }
    `,
    {},
    { fetchKey: looking.look, fetchPolicy: 'store-and-network' },
  )
  useWhileUnderWay(looking, priceRehearsal?.state)
  return priceRehearsal && <RehearsalResult rehearsal={priceRehearsal} cancel={cancel} isCancelling={isCancelling} />
}
