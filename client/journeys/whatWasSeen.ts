import { afterEach } from 'vitest'
import { launched } from './browser.ts'

/** So much of a page tells what a journey was looking at. */
const longest = 5000

/** A journey that failed says what its pages showed: elsewhere nobody can look at them. */
afterEach(async ({ task }) => {
  if (!task.result?.errors?.length) return
  const pages = [...launched].flatMap(browser => browser.contexts()).flatMap(context => context.pages())
  for (const page of pages) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
    console.error(`${task.name}\n${page.url()}\n${seen.slice(0, longest)}`)
  }
})
