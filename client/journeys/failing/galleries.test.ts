import { expect, inject, test } from 'vitest'
import { startBrowser } from '../buying.ts'
import { madeGallery } from '../madeGallery.ts'
import { failing } from './meets.ts'

const { url } = inject('site')
const visit = startBrowser()
const meets = failing()

test('more pictures of a gallery: it says why there are none, and those that are there can be turned on', async () => {
  await madeGallery('mehr-bilder', { pictures: 14 })
  const { page, context } = await visit('/Imprint')
  await page.goto(`${url}/gallery/mehr-bilder`, { waitUntil: 'networkidle' })
  const pictures = page.getByRole('main').getByRole('figure')
  const slider = page.getByRole('region', { name: 'Saison' })
  const before = await pictures.count()
  await meets('GalleryPageImagesQuery', { page, press: () => page.mouse.wheel(0, 4000) })
  expect(await pictures.count()).toBe(before)
  await slider.getByRole('button', { name: 'nächstes Bild' }).click()
  await expect.poll(() => slider.locator('li:not([inert])').getAttribute('aria-label')).toBe('Bild 2 von 14')
  await page.getByRole('main').getByRole('button', { name: 'erneut laden' }).first().click()
  await expect.poll(() => pictures.count()).toBeGreaterThan(before)
  await context.close()
})
