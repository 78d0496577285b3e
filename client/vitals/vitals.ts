import { randomUUID } from 'node:crypto'
import lighthouse, { type Result } from 'lighthouse'
import type { Browser } from 'playwright-core'
import { openHarness } from '../../server/harness/harness.ts'
import { freePort } from '../../server/harness/product.ts'
import { ownShop } from '../../server/harness/shop.ts'
import { ensureClient } from '../../server/platform/build.ts'
import { silentLog } from '../../server/platform/log.ts'
import { launchBrowser } from '../journeys/browser.ts'
import { type Row, rowOf, type Visit, visitOf } from './figures.ts'
import type { VitalsOptions } from './options.ts'
import { findPages } from './pages.ts'

/**
 * Looks at the pages one after the other with Lighthouse, as it sets up a phone by default: first visits with a slow
 * processor and line, simulated. The application is the built one with its demo shop on a fresh embedded database in a
 * temporary folder, the browser that of the journeys.
 */
export async function* vitals(options: VitalsOptions): AsyncGenerator<Row> {
  await ensureClient(silentLog)
  const workplace = await openHarness('shop-vitals-')
  try {
    const administrator = { email: 'admin@example.com', password: randomUUID() }
    const names = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }
    const product = await ownShop(workplace).start({ DEMO: 'on', ...names })
    const debuggingPort = await freePort()
    const browser = await launchBrowser({ args: [`--remote-debugging-port=${debuggingPort}`] })
    workplace.onClose(() => browser.close())
    const session = await browser.newBrowserCDPSession()
    const origin = `http://localhost:${product.port}`
    let landing: Visit['scripts'] | null = null
    for (const { page, path, cookies, isListed } of await findPages(product.port, options, administrator)) {
      const url = `${origin}${path}`
      // Lighthouse opens its pages beside the contexts that playwright knows, so the cookies are put there by hand.
      await session.send('Storage.clearCookies')
      await session.send('Storage.setCookies', { cookies: [...cookies].map(([name, value]) => ({ name, value, url })) })
      await warmUp(browser, url, cookies)
      const visits: Visit[] = []
      for (let i = 0; i < options.runs; i += 1) visits.push(visitOf(await visit(debuggingPort, url), isListed))
      if (page === 'landing') landing = visits[0]!.scripts
      const row = rowOf({ page, url }, visits, landing)
      yield options.failing ? { ...row, failing: [...new Set(visits.flatMap(({ failing }) => failing))] } : row
    }
  } finally {
    await workplace.close()
  }
}

/** The screen of the phone that Lighthouse stands for. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Has ready what is made when it is first asked for: a shop that runs has been visited before. */
async function warmUp(browser: Browser, url: string, cookies: ReadonlyMap<string, string>): Promise<void> {
  const context = await browser.newContext(phone)
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
  await (await context.newPage()).goto(url, { waitUntil: 'networkidle' })
  await context.close()
}

async function visit(debuggingPort: number, url: string): Promise<Result> {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: 'silent', output: 'json' })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
  return result.lhr
}
