import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DeadLines_lines$key } from '../../../__generated__/DeadLines_lines.graphql.ts'
import { Notice } from '../../../ui/Badge.tsx'
import style from './DeadLines.module.css'

export interface DeadLinesProps {
  lines: DeadLines_lines$key
  onRemove: (lineIds: readonly string[]) => void
  isBusy: boolean
}

/** Says how many positions cannot be ordered, and takes them out together. */
export function DeadLines({ lines: key, onRemove, isBusy }: DeadLinesProps) {
  const lines = useFragment(
    graphql`
      fragment DeadLines_lines on CartLine @relay(plural: true) {
        id
        state
      }
    `,
    key,
  )
  const dead = lines.filter(({ state }) => ['SOLD_OUT', 'DISCONTINUED', 'MISSING_PARTS'].includes(state))
  if (dead.length === 0) return null
  return (
    <div className={style.dead}>
      <Notice tone="danger">
        <strong>
          <FormattedMessage id="cart.dead.title" values={{ count: dead.length }} />
        </strong>{' '}
        <FormattedMessage id="cart.dead.text" values={{ count: dead.length }} />{' '}
        <button
          type="button"
          className={`link ${style.remove}`}
          disabled={isBusy}
          onClick={() => onRemove(dead.map(({ id }) => id))}
        >
          <FormattedMessage id="cart.dead.remove" values={{ count: dead.length }} />
        </button>
      </Notice>
    </div>
  )
}
