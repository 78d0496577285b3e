import type { IntlShape } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import type { Tone } from '../../../ui/Badge.tsx'

/** What became of a stock-taking, in words. */
export const takingStates = {
  OPEN: { text: 'admin.takings.state.OPEN', tone: 'info' },
  BOOKED: { text: 'admin.takings.state.BOOKED', tone: 'good' },
  DROPPED: { text: 'admin.takings.state.DROPPED', tone: 'neutral' },
} as const satisfies Readonly<Record<string, { text: MessageId; tone: Tone }>>

interface Scoped {
  readonly scope: 'ALL' | 'GROUP' | 'CHOSEN'
  readonly groupTitle: string | null | undefined
}

/** What is counted, in words: a group by its title. */
export function scopeText({ scope, groupTitle }: Scoped, intl: Pick<IntlShape, 'formatMessage'>): string {
  if (scope === 'GROUP' && groupTitle) return groupTitle
  const texts = {
    ALL: 'admin.takings.scope.ALL',
    GROUP: 'admin.takings.scope.GROUP',
    CHOSEN: 'admin.takings.scope.CHOSEN',
  } as const
  return intl.formatMessage({ id: texts[scope] })
}
