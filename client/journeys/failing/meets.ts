import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Kind, kinds, operationOf } from './kinds.ts'

/** What must be there after a failure as it was when the request went out: the page, and all that was entered. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent ?? '',
    dialog: document.querySelector('dialog[open] :is(h1, h2)')?.textContent ?? '',
    entries: [
      ...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea), dialog[open] :is(input, textarea)'),
    ]
      .filter(({ type }) => type !== 'hidden')
      .map(({ name, type, value, checked }) =>
        type === 'checkbox' || type === 'radio' ? `${name} ${checked}` : `${name} ${value}`,
      ),
  }))

/** What is read out at once. */
const alertsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent?.trim() ?? ''),
  )

const order = Object.values<Kind>(kinds)

export interface Step {
  readonly page: Page
  /** Sends the request. */
  readonly press: () => Promise<unknown>
  /** Sends it again, where that is done in another way. */
  readonly again?: () => Promise<unknown>
  /** It is asked while a dialog opens, whose fields come with it. */
  readonly opens?: boolean
  /** What is said as well, and says nothing else. */
  readonly besides?: string
  /** What was entered is told beside its field, which shows what is true. */
  readonly isPutBack?: boolean
  /** Waits for what follows once it was answered; without it nothing is sent again. */
  readonly after?: () => Promise<unknown>
  /** Of a list that is filled as well from elsewhere: how the failure is told there. */
  readonly kind?: Kind
}

/**
 * A way to let one request after the other fail: each meets another kind of failure, is sent no more often than it may
 * be, says its one sentence, leaves the page and all entries as they are, and goes on by pressing again.
 */
export function failing() {
  let turn = 0
  return async (
    operation: string,
    {
      page,
      press,
      again = press,
      isPutBack = false,
      opens = false,
      besides = '',
      after,
      kind = order[turn++ % order.length]!,
    }: Step,
  ) => {
    let asked = 0
    const before: Awaited<ReturnType<typeof stateOf>>[] = []
    const said: string[] = ['', besides]
    await page.route('**/graphql*', async route => {
      if (operationOf(route) !== operation) return route.fallback()
      asked += 1
      if (asked === 1) {
        before.push(await stateOf(page))
        said.push(...(await alertsOf(page)))
      }
      return kind.meet(route)
    })
    await press()
    await page.getByText(kind.sentence).first().waitFor()
    const label = `${operation}: ${kind.sentence}`
    expect
      .soft([label, asked])
      .toEqual([label, operation.endsWith('Mutation') || kind === kinds['too many requests'] ? 1 : 3])
    const state = await stateOf(page)
    const { entries, dialog } = state
    const left = { ...before[0], ...((isPutBack || opens) && { entries }), ...(opens && { dialog }) }
    expect.soft([label, state]).toEqual([label, left])
    // Of one failure there is one sentence, and none that says something else.
    const others = (await alertsOf(page)).filter(text => !said.includes(text) && !text.includes(kind.sentence))
    expect.soft([label, others]).toEqual([label, []])
    await expect.poll(() => page.locator('button[aria-busy=true]').count(), { message: label }).toBe(0)
    await page.unroute('**/graphql*')
    if (!after) return
    await again()
    await after()
  }
}
