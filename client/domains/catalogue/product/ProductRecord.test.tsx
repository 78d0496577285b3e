import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { createShopIntl } from '../../../intl/createShopIntl.ts'
import { renderPart } from '../../../testing/harness.tsx'
import { allTexts } from '../../../testing/texts.ts'
import ProductRecord from './ProductRecord.tsx'

test('the server, which has no storage, draws the switch', () => {
  const { localStorage: browsers } = window
  vi.stubGlobal('localStorage', undefined)
  const html = renderToString(
    <RawIntlProvider value={createShopIntl('de', allTexts.de, 'Europe/Vienna')}>
      <ProductRecord productId="p1" />
    </RawIntlProvider>,
  )
  vi.stubGlobal('localStorage', browsers)
  expect(html).toContain('Produktdaten anzeigen')
  expect(html).toContain('aria-expanded="false"')
})

test('the record is shown at a press and hidden at the next, and the browser keeps that', async () => {
  const { user } = await renderPart(<ProductRecord productId="p1" />, {
    answers: { ProductRecordQuery: { Query: () => ({ productRecord: { sku: 'T-1' } }) } },
  })
  await user.click(screen.getByRole('button', { name: 'Produktdaten anzeigen (Debug)' }))
  expect(await screen.findByText(/"sku": "T-1"/)).toBeTruthy()
  expect(localStorage.getItem('debug')).toBe('on')
  await user.click(screen.getByRole('button', { name: 'Produktdaten ausblenden' }))
  expect(screen.queryByText(/"sku": "T-1"/)).toBeNull()
  expect(localStorage.getItem('debug')).toBe('off')
})
