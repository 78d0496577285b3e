import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ownShop } from '../../../server/harness/shop.ts'
import type { Database } from '../../../server/platform/database.ts'
import { button, field, goToCheck, heading, jersey, newEmail, startBrowser, words } from '../buying.ts'
import { openOutbox } from '../mailbox.ts'
import { kinds } from './kinds.ts'
import { failing } from './meets.ts'

const { url, dataDir } = inject('site')
const visit = startBrowser()
const meets = failing()

let outbox: Awaited<ReturnType<typeof openOutbox>>
let database: Database
beforeAll(async () => {
  outbox = await openOutbox()
  const workplace = { folder: dataDir, onClose: () => async () => {}, close: async () => {} }
  database = await ownShop(workplace, dataDir).look()
})
afterAll(() => Promise.all([outbox.close(), database.close()]))

const go = (page: Page, path: string) => page.goto(url + path, { waitUntil: 'load' })
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'erneut laden' }).first()
const articles = (page: Page) => page.getByRole('main').getByRole('article')

test('the product page: chart, carousels and the size that is gone each say it in their own place', async () => {
  const { page, context } = await visit(jersey)
  const dialog = page.getByRole('dialog')
  await meets('SizeChartLinkQuery', {
    page,
    press: () => page.getByRole('link', { name: 'Größentabelle' }).first().click(),
  })
  await dialog.getByRole('button', { name: 'erneut laden' }).click()
  await dialog.getByRole('table').first().waitFor()
  await page.keyboard.press('Escape')

  const email = newEmail()
  await button(page, 'Größe XL, Herren, ausverkauft').click()
  await page.getByRole('textbox', { name: 'Größe XL, Herren: E-Mail, wenn sie wieder da ist' }).fill(email)
  await meets('useRequestRestockMutation', {
    page,
    press: () => button(page, 'benachrichtigen').click(),
    after: () => page.getByText(`Bitte bestätigen Sie noch über den Link in der E-Mail an ${email}.`).waitFor(),
  })
  const link = await outbox.linkIn('restockConfirm', email)
  await page.goto(link, { waitUntil: 'load' })
  await meets('useConfirmRestockMutation', {
    page,
    press: () => button(page, 'Ja, bitte Bescheid geben').click(),
    after: () => page.getByText(/^Wir schreiben Ihnen, sobald das wieder da ist/).waitFor(),
  })
  await meets('useEndRestockMutation', {
    page,
    press: () => button(page, 'Anfrage löschen').click(),
    after: () => page.getByText('Die Anfrage und Ihre Adresse sind gelöscht.').waitFor(),
  })
  await context.close()
})

test('why a price says in its own place that it could not be asked, beside the choice and in the cart', async () => {
  const { page, context } = await visit(jersey)
  const why = () => button(page, 'Warum dieser Preis?').click()
  const answer = page.getByText(/^12 Stück zählen zusammen/)
  await page.getByRole('textbox', { name: /^Größe S, Herren/ }).fill('12')
  await meets('ChoiceReasonAnswerQuery', { page, press: why })
  await again(page).click()
  await answer.waitFor()
  await button(page, '12 Stück in den Warenkorb').first().click()
  await page.getByRole('link', { name: 'Warenkorb, 12 Stück' }).waitFor()
  await go(page, '/cart')
  await meets('LinesReasonAnswerQuery', { page, press: why })
  await again(page).click()
  await answer.waitFor()
  await context.close()
})

/** By the words on the carousel: the query that fills it, and the one for more. */
const carousels = [
  ['Neuheiten', 'NewProductsCarouselQuery', 'NewProductsQuery'],
  ['Top Seller', 'TopSellersCarouselQuery', 'TopSellersQuery'],
  ['Auch als Set zum Vorteilspreis erhältlich', 'SetsOfProductCarouselQuery', null],
  ['Kunden die dieses Produkt gekauft haben kauften auch', 'AlsoBoughtCarouselQuery', null],
] as const

test('each carousel fails alone, and so does more of it', async () => {
  const { page, context } = await visit('/Imprint')
  for (const [title, first, more] of carousels) {
    await page.goto(url + jersey, { waitUntil: 'networkidle' })
    await meets(first, {
      page,
      kind: kinds['too many requests'],
      press: async () => {
        for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 700)
      },
    })
    await again(page).click()
    const carousel = page.getByRole('region', { name: title }).first()
    await carousel.waitFor()
    if (!more) continue
    await meets(more, {
      page,
      kind: kinds['too many requests'],
      press: () => carousel.getByRole('listitem').last().scrollIntoViewIfNeeded(),
    })
    await again(page).click()
    await expect.poll(() => carousel.getByRole('listitem').count()).toBeGreaterThan(6)
  }
  await context.close()
})

test('lists of products ask a few times for more, then say why and wait to be asked', async () => {
  const { page, context } = await visit('/Imprint')
  const scroll = () => page.mouse.wheel(0, 4000)
  for (const [operation, path] of [
    ['SearchPageProductsQuery', '/search?q=trikot'],
    ['SpecialsPageProductsQuery', '/specials'],
  ] as const) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await articles(page).nth(5).waitFor()
    await meets(operation, { page, press: scroll })
    const present = await articles(page).count()
    await again(page).click()
    await expect.poll(() => articles(page).count()).toBeGreaterThan(present)
  }
  await context.close()
})

test('cart, checkout and order say what failed and go on by pressing again', async () => {
  const { page, context } = await visit(jersey)
  const size = page.getByRole('textbox', { name: /^Größe S, Herren/ })
  const basket = (count: number) => page.getByRole('link', { name: `Warenkorb, ${count} Stück` })
  await size.fill('2')
  await page.getByRole('switch', { name: 'Produkt personalisieren' }).check()
  await page.getByRole('textbox', { name: 'Text für alle Stücke: Name' }).fill('SV HERBST')
  const add = () => button(page, '2 Stück in den Warenkorb').first().click()
  await meets('useAddToCartMutation', { page, press: add, after: () => basket(2).waitFor() })

  await go(page, '/sets/3-teiliges-set-nordwald')
  const pieces = page.locator('#sizes > li')
  for (const [piece, name] of [/^Größe S,/, /^Größe M,/, /^Größe 39–42,/].entries())
    await pieces.nth(piece).getByRole('textbox', { name }).fill('1')
  await meets('useAddSetToCartMutation', {
    page,
    press: () => button(page, '1 Set in den Warenkorb').first().click(),
    after: () => basket(3).waitFor(),
  })

  await go(page, '/cart')
  const amount = page.getByRole('textbox', { name: /^Stückzahl Trikot Nordwald mit Nadelstreif/ })
  await meets('useChangeCartLineMutation', {
    page,
    press: async () => {
      await amount.fill('4')
      await amount.blur()
    },
    isPutBack: true,
    again: () => button(page, 'auf 4 Stück ändern').click(),
    after: () => basket(5).waitFor(),
  })
  await meets('useRemoveCartLinesMutation', {
    page,
    press: () => button(page, /Set Nordwald.* entfernen$/).click(),
    after: () => basket(4).waitFor(),
  })

  const { rows } = await database.pool.query('select sku from variants where available > 20 order by sku limit 1')
  await go(page, '/quickorder')
  await field(page, 'Artikelnummer oder EAN').fill(rows[0].sku)
  await meets('useArticlesQuery', {
    page,
    press: () => button(page, 'zur Liste').click(),
    again: () => again(page).click(),
    after: () => button(page, 'Artikel in den Warenkorb').waitFor(),
    isPutBack: true,
  })
  await meets('useAddArticlesToCartMutation', {
    page,
    press: () => button(page, 'Artikel in den Warenkorb').click(),
    after: () => basket(5).waitFor(),
  })
  await go(page, '/cart')

  const unfold = button(page, 'Gutschein oder Aktionscode einlösen')
  await unfold.click()
  await field(page, 'Gutschein oder Aktionscode').fill('WILLKOMMEN')
  await meets('useEnterCodeMutation', {
    page,
    press: () => page.getByRole('button', { name: 'einlösen', exact: true }).click(),
    after: () => button(page, 'Code WILLKOMMEN entfernen').waitFor(),
  })
  await meets('useRemoveCodeMutation', {
    page,
    press: () => button(page, 'Code WILLKOMMEN entfernen').click(),
    after: () => unfold.waitFor(),
  })

  await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' })
  await field(page, 'E-Mail-Adresse').fill(newEmail())
  await field(page, 'Vorname').fill('Kim')
  await page.waitForLoadState('networkidle')
  await meets('useUpdateCheckoutMutation', { page, press: () => field(page, 'Vorname').blur() })
  await goToCheck(page)
  const order = () => button(page, words.de.order).click()
  await meets('usePlaceOrderMutation', { page, kind: kinds['too many requests'], press: order })
  await meets('usePlaceOrderMutation', {
    page,
    kind: kinds['a fault'],
    press: order,
    besides:
      'Wir haben keine Antwort bekommen und wissen nicht, ob Ihre Bestellung angekommen ist. Klicken Sie bitte noch einmal: Es wird dabei nicht doppelt bestellt.',
    after: () => heading(page, words.de.thanks),
  })

  const [, number] = words.de.number.exec((await page.getByText(words.de.number).textContent()) ?? '') ?? []
  const path = new URL(page.url()).pathname.replace(/\/placed$/, '')
  await database.pool.query(
    `update orders set ended_secret_hashes = secret_hashes, secret_hashes = '{}' where order_number = $1`,
    [number],
  )
  await meets('AgreedTextQuery', {
    page,
    press: () => button(page, 'Widerrufsbelehrung').first().click(),
    again: () => again(page).click(),
    after: () =>
      page
        .locator('dialog[open]')
        .getByText(/vierzehn Tage/)
        .first()
        .waitFor(),
    opens: true,
  })
  await page.keyboard.press('Escape')
  await go(page, path)
  await meets('useRequestOrderLinkMutation', {
    page,
    press: () => button(page, 'neuen Link anfordern').click(),
    after: () => page.getByText(/^Der neue Link ist unterwegs an/).waitFor(),
  })
  await context.close()
})
