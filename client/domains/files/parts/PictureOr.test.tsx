import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PictureOr } from './PictureOr.tsx'

test('a picture that is not there gives way to what stands in its place, and another one comes back', () => {
  const shown = (src: string | null) => (
    <PictureOr src={src} alt="Seite" instead={<b>pdf</b>} around={picture => <i>{picture}</i>} />
  )
  const { rerender, container } = render(shown('/a'))
  expect(screen.getByAltText('Seite').parentElement?.tagName).toBe('I')
  fireEvent.error(screen.getByAltText('Seite'))
  expect(container.innerHTML).toBe('<b>pdf</b>')
  rerender(shown('/b'))
  expect(screen.getByAltText('Seite').getAttribute('src')).toBe('/b')
  rerender(shown(null))
  expect(container.innerHTML).toBe('<b>pdf</b>')
})
