import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, findings, heading, newTab } from './buying.ts'
import { signedIn } from './madeGallery.ts'

const { url } = inject('site')

let browser: Browser
let person: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  browser = await launchBrowser()
  person = await signedIn()
})
afterAll(async () => {
  await person.dispose()
  await browser.close()
})

/** Looks at the page as it is, on a desk and on a phone. */
async function look(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  }
}

const bring = (page: Page, name: string, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })

test('a table with a mistake is refused by its line; mended it comes in and is taken back', {
  timeout: 120_000,
}, async () => {
  const context = await browser.newContext({ storageState: await person.storageState(), bypassCSP: true })
  const { page, failures } = await newTab(context)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${url}/admincenter/shop/import`)
  await heading(page, 'Import und Export')
  await look(page)
  const heads = 'Produktnummer;Titel;Preis;SKU;Größe;Farbe;Bestand'
  await bring(page, 'lieferant.csv', [
    heads,
    'J-1;Journey Trikot;29,90;J-1-S;S;Schwarz;viele',
    'J-1;;;J-1-M;M;Schwarz;4',
  ])
  await heading(page, 'lieferant.csv')
  await button(page, 'Prüfen').waitFor()
  await look(page)
  await button(page, 'Prüfen').click()
  await page.getByText('„viele“ ist keine ganze Zahl.').waitFor()
  await page.getByText('Zeile 2').first().waitFor()
  await look(page)
  expect(await button(page, '1 Produkt übernehmen').count()).toBe(0)

  await page.goto(`${url}/admincenter/shop/import`)
  await heading(page, 'Import und Export')
  await bring(page, 'lieferant-neu.csv', [
    heads,
    'J-1;Journey Trikot;29,90;J-1-S;S;Schwarz;9',
    'J-1;;;J-1-M;M;Schwarz;4',
  ])
  await heading(page, 'lieferant-neu.csv')
  await button(page, 'Prüfen').click()
  await page.getByText('Noch wurde nichts geändert.').waitFor()
  await look(page)
  await button(page, 'Ein Produkt übernehmen').click()
  await button(page, 'Import rückgängig machen').first().waitFor({ timeout: 60_000 })
  await look(page)
  await button(page, 'Import rückgängig machen').first().click()
  const dialog = page.getByRole('dialog', { name: 'Import rückgängig machen?' })
  await dialog.getByRole('button', { name: 'Import rückgängig machen' }).click()
  await page.getByText('rückgängig', { exact: true }).first().waitFor({ timeout: 60_000 })
  expect(failures).toEqual([])
  await context.close()
})
