import { afterEach } from 'vitest'
import { launched } from './browser.ts'

/** So much of a page tells what a journey was looking at. */
const longest = 5000

/** A journey that failed says what its pages showed: elsewhere nobody can look at them. */
afterEach(async ({ task }) => {
  if (!task.result?.errors?.length) return
  const pages = [...launched].flatMap(browser => browser.contexts()).flatMap(context => context.pages())
  for (const page of pages) {
    // What is said around it fills many lines in the admin centre; a dialog stands outside of both.
    const parts = page.locator('main, dialog[open], [role=dialog], [role=alert]')
    const shown = (await parts.count()) > 0 ? await parts.all() : [page.locator('body')]
    const snapshots = shown.map(part => part.ariaSnapshot({ timeout: 5000 }).catch(String))
    const seen = (await Promise.all(snapshots)).join('\n')
    console.error(`${task.name}\n${page.url()}\n${seen.slice(0, longest)}`)
  }
})
