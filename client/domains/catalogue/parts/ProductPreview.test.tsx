import { act, render } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOf } from '../../../router/place.ts'
import { type Navigation, NavigationContext } from '../../../router/RouterContext.ts'
import { answering } from '../../../testing/answers.ts'
import ProductPreview, { previewAt } from './ProductPreview.tsx'

const at = (address: string) => placeOf(new URL(address, 'https://shop.example'))

/** A store in which tiles of a list, of the English shop and of the front page have left what they showed. */
function stocked() {
  const { relay } = answering({})
  relay.commitUpdate(store => {
    const product = (id: string, title: string, path: string, group?: string) => {
      const record = store.create(id, 'Product')
      record.setValue(title, 'title')
      record.setValue(path, 'path', group === undefined ? undefined : { group })
      return record
    }
    const picture = store.create('picture', 'Image')
    picture.setValue('/images/shirt-480.webp', 'url', { width: 480 })
    product('1', 'Trikot Schärpe', '/trikots/schaerpe', 'trikots').setLinkedRecord(picture, 'image')
    product('2', 'Hoodie', '/en/freizeit/hoodie', 'freizeit')
    product('3', 'Ball', '/baelle/ball')
    store.create('4', 'ProductGroup').setValue('/trikots', 'path')
  })
  return relay
}

test.each([
  ['/trikots/schaerpe', { title: 'Trikot Schärpe', picture: '/images/shirt-480.webp' }],
  ['/en/freizeit/hoodie', { title: 'Hoodie', picture: null }],
  ['/baelle/ball?color=rot', { title: 'Ball', picture: null }],
  ['/freizeit/hoodie', null],
  ['/trikots', null],
  ['/', null],
])('of %s the tiles have brought %o', (address, expected) => {
  expect(previewAt(stocked(), at(address))).toEqual(expected)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the tile’s picture and title are shown while their page is on its way, and no longer', () => {
  const relay = stocked()
  const shownWhile = (navigation: Partial<Navigation>) => (
    <RelayEnvironmentProvider environment={relay}>
      <NavigationContext value={{ progress: 'idle', to: null, failure: null, ...navigation }}>
        <ProductPreview />
      </NavigationContext>
    </RelayEnvironmentProvider>
  )
  const later = () => act(() => void vi.advanceTimersByTime(1000))
  const loading = { progress: 'loading', to: at('/trikots/schaerpe') } as const
  const { container, rerender } = render(shownWhile({}))
  const seen = () => [container.querySelector('p')?.textContent, container.querySelector('img')?.getAttribute('src')]

  rerender(shownWhile(loading))
  expect(seen()).toEqual([undefined, undefined])
  later()
  expect(seen()).toEqual(['Trikot Schärpe', '/images/shirt-480.webp'])

  // The visitor went elsewhere meanwhile.
  rerender(shownWhile({ progress: 'loading', to: at('/cart') }))
  later()
  expect(seen()).toEqual([undefined, undefined])

  rerender(shownWhile(loading))
  later()
  expect(seen()[0]).toBe('Trikot Schärpe')
  rerender(shownWhile({ progress: 'failed' }))
  expect(seen()).toEqual([undefined, undefined])
})
