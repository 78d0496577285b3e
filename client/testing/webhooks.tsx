import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { FailureTexts } from '../adminKit/feedback/FailureTexts.tsx'
import { adminRoutes } from '../domains/webhooks/admin/routes.ts'
import type { PageRoute } from '../router/route.ts'
import { ViewerProvider } from '../viewer/Viewer.tsx'
import type { Answers } from './answers.ts'
import { renderPage } from './harness.tsx'

/** The pages of webhooks, by their own routes, as whoever may change the settings or only read them sees them. */

interface Options {
  readonly answers: Answers
  readonly isReader?: boolean
  readonly language?: 'en'
}

/** Shows the page of `path` at what follows it in the address. */
export function openWebhooks(
  path: 'settings/webhooks' | 'settings/webhooks/:id' | 'settings/deliveries',
  rest: string,
  { answers, isReader = false, language }: Options,
) {
  const route = adminRoutes.find(each => each.path === path)
  const viewer = {
    ...{ account: { name: 'Kim', email: 'kim@example.com', secondFactorEndsAt: null }, isStaff: true, isSystem: false },
    ...{ writableAreas: isReader ? [] : ['SETTINGS'], withheldAreas: [], actor: null, actingFor: null },
  }
  return renderPage({ ...route, layout: 'admin', isPersonal: true } as PageRoute, {
    address: `${language ? '/en' : ''}/admincenter/${path.replace('/:id', '')}${rest}`,
    answers: { ViewerQuery: { Query: () => ({ viewer }) }, ...answers },
    around: page => (
      <FailureTexts>
        <ViewerProvider>{page}</ViewerProvider>
      </FailureTexts>
    ),
  })
}

export const pages = {
  first: null,
  ...{ last: null, previous: null, next: null, around: [{ page: 1, cursor: null, isCurrent: true }] },
}

export const erp = {
  ...{ id: 'erp', label: 'ERP', url: 'https://erp.example.com/hooks', kinds: ['order.placed'], includesPeople: false },
  ...{ isActive: true, offReason: null, failingSince: null, deliveredAt: '2026-11-20T10:00:00.000Z', revision: 4 },
  ...{ missedSince: null, missedUntil: null, previousSecretUntil: null },
}

const message = {
  type: 'order.placed',
  version: 1,
  timestamp: '2026-11-20T10:00:00.000Z',
  data: { orderNumber: 10001 },
}
export const failed = {
  ...{
    id: 'd1',
    messageId: '0197a000-0000-7000-8000-000000000001',
    kind: 'order.placed',
    state: 'FAILED',
    attempts: 10,
  },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', dueAt: null, message: JSON.stringify(message, null, 2) },
  endpoint: erp,
  log: [
    ...[{ at: '2026-11-20T10:00:01.000Z', milliseconds: 9, status: 503, error: 'STATUS', answer: 'Wartung' }],
    ...[{ at: '2026-11-23T10:00:01.000Z', milliseconds: 10_000, status: null, error: 'TIMEOUT', answer: null }],
  ],
}

/** What a request may meet, and what the admin centre says of it. */
export const failures: readonly (readonly [status: number | null, title: string])[] = [
  [null, 'Keine Verbindung.'],
  [429, 'Das waren sehr viele Versuche in kurzer Zeit.'],
  [500, 'Da ist bei uns etwas schiefgegangen.'],
  [503, 'Der Shop ist gerade nicht erreichbar.'],
]

/** Chooses an event more. */
export async function choose(user: UserEvent, title: string): Promise<void> {
  await user.click(screen.getByLabelText(/^Ereignisse/))
  await user.click(await screen.findByRole('option', { name: title, hidden: true }))
  await user.keyboard('{Escape}')
}

/** The inputs of the requests of one operation. */
export const sent = (asked: readonly { name: string; variables: { input?: unknown } }[], name: string): unknown[] =>
  asked.filter(each => each.name === name).map(({ variables }) => variables.input)
