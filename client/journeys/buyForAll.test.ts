import { expect, test } from 'vitest'
import { button, enterAddress, findings, heading, jersey, orderNumber, rootOf, startBrowser, words } from './buying.ts'

const visit = startBrowser()

test.each([
  [390, 'light', 'de'],
  [320, 'dark', 'de'],
  [1440, 'light', 'en'],
  [1440, 'dark', 'de'],
] as const)('everybody can buy at %i pixels, %s, %s: no finding, nothing wider than the window', async (width, colorScheme, language) => {
  const said = words[language]
  const { page, context } = await visit('/', {
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const root = rootOf(said)
  const nothing = { violations: [], isTooWide: false }
  const look = async (at: string) => expect({ at, ...(await findings(page)) }).toEqual({ at, ...nothing })

  await page.goto(`${root}/cart`, { waitUntil: 'networkidle' })
  await look('empty cart')
  await page.goto(`${root}${jersey}`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: said.size }).fill('2')
  await page.getByRole('switch').first().check()
  await page.getByRole('textbox', { name: /^Text (?:für alle Stücke: Name|for all pieces: name)$/i }).fill('NORDWALD')
  await button(page, said.add).last().click()
  await page.getByRole('banner').getByRole('link', { name: said.cart }).getByText('2').waitFor()
  await page.goto(`${root}/cart`, { waitUntil: 'networkidle' })
  await look('cart')
  await button(page, /^(?:ansehen und ändern|view and change)$/i).click()
  await look('texts')

  await page.goto(`${root}/checkout`, { waitUntil: 'networkidle' })
  await button(page, said.next).click()
  await page.getByRole('region', { name: /6/ }).waitFor()
  await look('mistakes of the address')
  await enterAddress(page, said)
  await button(page, said.next).click()
  await heading(page, said.shippingTitle)
  await look('shipping')
  await button(page, said.next).click()
  await heading(page, said.paymentTitle)
  await look('payment')
  await page.getByRole('radio', { name: said.invoice }).check()
  await button(page, said.next).click()
  await heading(page, said.checkTitle)
  await look('check')
  await button(page, said.order).click()
  await page.getByRole('checkbox', { name: said.terms, checked: false }).and(page.locator('[aria-invalid]')).waitFor()
  await look('mistakes of the check')
  await page.getByRole('checkbox', { name: said.terms }).check()
  await button(page, said.order).click()
  await orderNumber(page, said)
  await look('confirmation')
  await page.getByRole('link', { name: said.follow }).click()
  await page.getByRole('list', { name: said.status }).waitFor()
  await look('status')
  await context.close()
})
