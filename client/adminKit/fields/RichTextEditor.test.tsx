import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/harness.tsx'
import { RichTextField } from './RichTextField.tsx'

beforeAll(() => {
  // The editor looks where its cursor stands; nothing stands anywhere here.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

function Form({ first, onChange }: { first: string; onChange: (html: string) => void }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <RichTextField
        label="Details"
        spoken="Details"
        name="details"
        lang="de"
        isNeeded={false}
        isReadOnly={false}
        value={value}
        onChange={html => {
          setValue(html)
          onChange(html)
        }}
      />
      <button type="button" onClick={() => setValue('<p>verworfen</p>')}>
        discard
      </button>
    </>
  )
}

async function written(first: string) {
  const onChange = vi.fn<(html: string) => void>()
  const { user } = await renderPart(<Form first={first} onChange={onChange} />)
  return { user, onChange, field: await screen.findByRole('textbox', { name: 'Details' }) }
}

describe('text with formatting', () => {
  test('is shown as readers see it, and nothing changes by looking', async () => {
    const { field, onChange } = await written('<h3>Stoff</h3><ul><li>Polyester</li></ul>')
    expect(field.querySelector('h3')?.textContent).toBe('Stoff')
    expect(field.querySelector('li')?.textContent).toBe('Polyester')
    expect(field.getAttribute('lang')).toBe('de')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('is told as HTML when a button changes it', async () => {
    const { user, onChange } = await written('<p>Stoff</p>')
    await user.click(screen.getByRole('button', { name: 'Überschrift' }))
    expect(onChange.mock.calls).toEqual([['<h3>Stoff</h3>']])
  })

  test('follows what is discarded elsewhere', async () => {
    const { user, field, onChange } = await written('<p>Stoff</p>')
    await user.click(screen.getByRole('button', { name: 'discard' }))
    expect(field.textContent).toBe('verworfen')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('can be written as HTML and looked at again', async () => {
    const { user, onChange } = await written('<p>Stoff</p>')
    await user.click(screen.getByRole('button', { name: 'HTML' }))
    const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' })
    expect(source.value).toBe('<p>Stoff</p>')
    fireEvent.change(source, { target: { value: '<p>Stoff <strong>fest</strong></p>' } })
    await user.click(screen.getByRole('button', { name: 'als Text bearbeiten' }))
    expect(screen.getByRole('textbox', { name: 'Details' }).querySelector('strong')?.textContent).toBe('fest')
    expect(onChange.mock.calls).toEqual([['<p>Stoff <strong>fest</strong></p>']])
  })

  test('that the editor cannot hold stays HTML, whole', async () => {
    const table = '<table><tbody><tr><td>L</td><td>52</td></tr></tbody></table>'
    const { field } = await written(table)
    expect((field as HTMLTextAreaElement).value).toBe(table)
    expect(screen.getByText(/wird er als HTML bearbeitet/)).toBeDefined()
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  test('has one tab stop for its buttons, and arrow keys move between them', async () => {
    const { user } = await written('<p>Stoff</p>')
    const toolbar = screen.getByRole('toolbar', { name: 'Details: Formatierung' })
    const stops = [...toolbar.querySelectorAll('button')].filter(button => button.tabIndex === 0)
    expect(stops.map(button => button.getAttribute('aria-label'))).toEqual(['fett (Strg B)'])
    stops[0]?.focus()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('HTML')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('kursiv (Strg I)')
  })
})
