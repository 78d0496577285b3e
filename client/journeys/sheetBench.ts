import type { CDPSession, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'

/**
 * How long the sheet of a product with 500 sizes takes to open and to save, in a real browser against a running shop:
 *
 *     SITE=http://localhost:3000 ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run bench:sheet
 *
 * Prints medians in milliseconds; nothing passes or fails by them. `shown` and `saved` are what somebody waits, `answer` is the
 * part of it that the shop takes; the others are the time of the browser's own thread, which does not depend on what else the
 * machine does: until the first cells are there, and until all of the page has settled. The product that it
 * makes is deleted again.
 */

const { SITE: site = 'http://localhost:3000', ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env
/** 500 sizes, as a shop of jerseys has them: of five colours and two fits, in ten sizes, of five materials. */
const fits = ['MEN', 'WOMEN'] as const
const colorCount = 5
const materials = ['Baumwolle', 'Polyester', 'Wolle', 'Mesh', 'Interlock']
const sizes = ['3XS', '2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']
const rounds = Number(process.env.ROUNDS ?? 7)

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post(`${site}/graphql`, { headers: { origin: site }, data: { query, variables } })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

/** Makes the product; its id. */
async function make(page: Page): Promise<string> {
  const { colors } = await ask<{ colors: { id: string }[] }>(page, '{ colors { id } }')
  if (colors.length < colorCount) throw new Error('The shop needs five colours; its demo has them.')
  const newVariants = colors
    .slice(0, colorCount)
    .flatMap(({ id }) => fits.map(fit => ({ fit, colorId: id, stock: 5 })))
    .flatMap(kind => materials.map(text => ({ ...kind, properties: [{ key: 'material', text }] })))
    .flatMap(kind => sizes.map(size => ({ ...kind, size })))
  const mutation =
    'mutation($input: CreateProductInput!) { createProduct(input: $input) { product { id } errors { code path } } }'
  const input = { title: { de: 'Messung' }, kind: 'GOODS', basePrice: 2000, groupIds: [], newVariants }
  const { createProduct } = await ask<{ createProduct: { product: { id: string } | null; errors: object[] } }>(
    page,
    mutation,
    { input },
  )
  if (!createProduct.product) throw new Error(JSON.stringify(createProduct.errors))
  return createProduct.product.id
}

const watched = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const
type Sums = Record<(typeof watched)[number], number>

/** The browser's sums so far, in milliseconds. */
async function sumsOf(session: CDPSession): Promise<Sums> {
  const { metrics } = await session.send('Performance.getMetrics')
  const found = new Map(metrics.map(({ name, value }) => [name, value * 1000]))
  return Object.fromEntries(watched.map(name => [name, found.get(name) ?? 0])) as Sums
}

/** What the answers of the shop took and weighed since the last time. */
function listen(page: Page) {
  let answers: { name: string; milliseconds: number; bytes: number }[] = []
  page.on('response', async response => {
    if (!response.url().includes('/graphql')) return
    const named =
      /operationName=(\w+)/.exec(response.url()) ?? /"operationName":"(\w+)"/.exec(response.request().postData() ?? '')
    if ((await response.finished()) !== null) return
    const { responseEnd, requestStart } = response.request().timing()
    const bytes = (await response.body()).length
    answers.push({ name: named?.[1] ?? '?', milliseconds: responseEnd - requestStart, bytes })
  })
  return () => {
    const heard = answers
    answers = []
    return heard
  }
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

function print(title: string, rounds: readonly Readonly<Record<string, number>>[]): void {
  const names = Object.keys(rounds[0] ?? {})
  const medians = Object.fromEntries(
    names.map(name => [name, Math.round(medianOf(rounds.map(each => each[name] ?? 0)))]),
  )
  console.log(JSON.stringify({ [title]: medians }))
}

const browser = await launchBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${site}/login`)
  await ask(page, 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }', {
    input: { email, password },
  })
  const id = await make(page)
  const session = await context.newCDPSession(page)
  // The thread's own time, so that what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const heard = listen(page)
  const first = page.getByRole('textbox', { name: 'Größe 3XS, ' }).first()

  // As somebody goes there: from the list, by a link, the code of both pages being there.
  const opened: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${site}/admincenter/products?q=Messung`)
    await page.getByRole('link', { name: 'Messung' }).first().waitFor()
    await page.waitForTimeout(700)
    heard()
    const before = await sumsOf(session)
    // Measured in the page, so that the driver's own way costs nothing.
    const shown = await page.evaluate(async () => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === 'Messung')
      const start = performance.now()
      link?.click()
      while (document.querySelector('#sizes td[data-typed] input') === null)
        await new Promise(resolve => requestAnimationFrame(resolve))
      return performance.now() - start
    })
    const inSight = await sumsOf(session)
    await page.waitForTimeout(1500)
    const after = await sumsOf(session)
    const answer = heard().find(({ name }) => name === 'AdminProductPageQuery')
    opened.push({
      shown,
      taskUntilShown: inSight.TaskDuration - before.TaskDuration,
      scriptUntilShown: inSight.ScriptDuration - before.ScriptDuration,
      answer: answer?.milliseconds ?? Number.NaN,
      kilobytes: (answer?.bytes ?? 0) / 1024,
      ...Object.fromEntries(watched.map(name => [name, after[name] - before[name]])),
    })
  }
  print('open', opened)

  await page.goto(`${site}/admincenter/products/${id}`)
  await first.waitFor()
  await page.waitForTimeout(2500)
  const saved: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const table = Array.from({ length: 50 }, (_, row) =>
      sizes.map((_size, at) => (round * 7 + row + at) % 90).join('\t'),
    )
    const pasting = await page.evaluate(async text => {
      const cell = document.querySelector<HTMLInputElement>('#sizes td[data-typed] input')!
      cell.focus()
      const data = new DataTransfer()
      data.setData('text/plain', text)
      const start = performance.now()
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    }, table.join('\n'))
    await page.waitForTimeout(700)
    heard()
    const before = await sumsOf(session)
    const took = await page.evaluate(async () => {
      const start = performance.now()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }))
      while (document.querySelector('#sizes input[data-edited]'))
        await new Promise(resolve => requestAnimationFrame(resolve))
      return performance.now() - start
    })
    await page.waitForTimeout(700)
    const after = await sumsOf(session)
    const answer = heard().find(({ name }) => name === 'useUpdateProductMutation')
    saved.push({
      paste: pasting,
      saved: took,
      answer: answer?.milliseconds ?? Number.NaN,
      kilobytes: (answer?.bytes ?? 0) / 1024,
      ...Object.fromEntries(watched.map(name => [name, after[name] - before[name]])),
    })
  }
  print('save', saved)
  await ask(page, 'mutation($input: DeleteProductsInput!) { deleteProducts(input: $input) { errors { code } } }', {
    input: { productIds: [id] },
  })
} finally {
  await browser.close()
}
