import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'

/**
 * How long the designer takes to open a page of 200 blocks, and how smoothly one drags in it, in a real browser against a
 * running shop:
 *
 *     SITE=http://localhost:3000 ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run bench:designer
 *
 * Prints medians; nothing passes or fails by them. `shown`: milliseconds from pressing the link in the list until the last of
 * the blocks stands on the page, `drawn`: until the server's drawing of it is there. `frames`: frames a second while a block
 * is dragged over the page, and the share of them that took longer than 25 ms.
 */

const { SITE: site = 'http://localhost:3000', ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env
const rounds = Number(process.env.ROUNDS ?? 5)
const count = 200

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post(`${site}/graphql`, { headers: { origin: site }, data: { query, variables } })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

/** A page of 200 blocks: texts, buttons, lines and columns. Its id. */
async function make(page: Page): Promise<string> {
  const whole = { size: { xs: 12, md: 6, lg: 6 }, visible: { xs: true, md: true, lg: true } }
  const blocks = Array.from({ length: count }, (_, at) => {
    const id = `block${String(at).padStart(5, '0')}`
    const words = { de: `<p>Absatz ${at}: Wir statten Vereine aus, mit kurzen Wegen.</p>`, en: '' }
    if (at % 5 === 4)
      return { id, type: 'button', attrs: whole, props: { label: { de: `Weiter ${at}`, en: '' }, href: '/' } }
    return { id, type: 'text', attrs: whole, props: { html: words } }
  })
  const input = { kind: 'PAGE', changes: { title: { de: 'Messung der Seite', en: '' }, document: { blocks } } }
  const mutation =
    'mutation($input: CreateEntryInput!) { createEntry(input: $input) { entry { id } errors { code path } } }'
  const { createEntry } = await ask<{ createEntry: { entry: { id: string } | null; errors: object[] } }>(
    page,
    mutation,
    {
      input,
    },
  )
  if (!createEntry.entry) throw new Error(JSON.stringify(createEntry.errors))
  return createEntry.entry.id
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const print = (title: string, measured: readonly Readonly<Record<string, number>>[]) =>
  console.log(
    JSON.stringify({
      [title]: Object.fromEntries(
        Object.keys(measured[0] ?? {}).map(name => [name, Math.round(medianOf(measured.map(each => each[name] ?? 0)))]),
      ),
    }),
  )

const browser = await launchBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${site}/login`)
  await ask(page, 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }', {
    input: { email, password },
  })
  const id = await make(page)
  const opened: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${site}/admincenter/pages/browse?q=Messung`)
    await page.getByRole('link', { name: 'Messung der Seite' }).first().waitFor()
    await page.waitForTimeout(900)
    // Measured in the page, so that the driver's own way costs nothing.
    opened.push(
      await page.evaluate(async () => {
        const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
          textContent?.includes('Messung der Seite'),
        )
        const start = performance.now()
        link?.click()
        const until = async (selector: string) => {
          while (document.querySelector(selector) === null) await new Promise(resolve => requestAnimationFrame(resolve))
          return performance.now() - start
        }
        const shown = await until('section [data-block="block00199"]')
        const drawn = await until('section [data-block="block00000"] > [inert]:not(:has(svg)) p')
        return { shown, drawn }
      }),
    )
  }
  print('open', opened)

  const dragged: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(1500)
    const first = await page.locator('section [data-block="block00000"]').boundingBox()
    await page.evaluate(() => {
      const times: number[] = []
      const note = (at: number) => {
        times.push(at)
        if (times.length < 2000) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
      Object.assign(window, { frameTimes: times })
    })
    await page.mouse.move(first!.x + 20, first!.y + 10)
    await page.mouse.down()
    await page.mouse.move(first!.x + 40, first!.y + 30, { steps: 3 })
    const from = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.length)
    for (let step = 0; step < 90; step += 1)
      await page.mouse.move(first!.x + 40 + (step % 30) * 14, first!.y + 30 + step * 6)
    const frames = await page.evaluate(at => (window as unknown as { frameTimes: number[] }).frameTimes.slice(at), from)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    const gaps = frames.slice(1).map((time, at) => time - frames[at]!)
    const whole = gaps.reduce((sum, gap) => sum + gap, 0)
    dragged.push({
      frames: (gaps.length / whole) * 1000,
      longest: Math.max(...gaps),
      slowPercent: (gaps.filter(gap => gap > 25).length / gaps.length) * 100,
    })
  }
  print('drag', dragged)
  for (const mutation of ['trashEntries', 'deleteEntries'])
    await ask(page, `mutation($input: EntryIdsInput!) { ${mutation}(input: $input) { errors { code } } }`, {
      input: { entryIds: [id] },
    })
} finally {
  await browser.close()
}
