import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { adminRoutes } from '../domains/webhooks/admin/routes.ts'
import type { PageRoute } from '../router/route.ts'
import type { Answers } from './answers.ts'
import { renderPage } from './harness.tsx'
import { asStaff } from './staff.tsx'

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
  const staff = asStaff(isReader ? [] : ['SETTINGS'])
  return renderPage({ ...route, layout: 'admin', isPersonal: true } as PageRoute, {
    address: `${language ? '/en' : ''}/admincenter/${path.replace('/:id', '')}${rest}`,
    answers: { ...staff.answers, ...answers },
    around: staff.around,
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

/** Chooses an event more. */
export async function choose(user: UserEvent, title: string): Promise<void> {
  await user.click(screen.getByLabelText(/^Ereignisse/))
  await user.click(await screen.findByRole('option', { name: title, hidden: true }))
  await user.keyboard('{Escape}')
}
