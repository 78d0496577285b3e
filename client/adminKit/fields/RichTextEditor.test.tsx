import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/harness.tsx'
import { RichTextField } from './RichTextField.tsx'
import { TextClassesContext } from './textClasses.ts'

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

async function written(first: string, classes: readonly string[] = []) {
  const onChange = vi.fn<(html: string) => void>()
  const { user } = await renderPart(
    <TextClassesContext value={classes}>
      <Form first={first} onChange={onChange} />
    </TextClassesContext>,
  )
  return { user, onChange, field: await screen.findByRole('textbox', { name: 'Details' }) }
}

describe('CSS classes of texts', () => {
  const choice = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'CSS-Klasse' })

  test('are offered for a paragraph, taken and taken away', async () => {
    const { user, field, onChange } = await written('<p>Stoff</p>', ['lead', 'note_2'])
    expect([...(choice()?.options ?? [])].map(({ text }) => text)).toEqual(['keine Klasse', 'lead', 'note_2'])
    await user.selectOptions(choice()!, 'note_2')
    expect(onChange).toHaveBeenLastCalledWith('<p class="note_2">Stoff</p>')
    expect(field.querySelector('p')?.className).toBe('note_2')
    expect(choice()?.value).toBe('note_2')
    await user.selectOptions(choice()!, 'keine Klasse')
    expect(onChange).toHaveBeenLastCalledWith('<p>Stoff</p>')
  })

  test('stay on a heading, and several that were written as HTML are named together', async () => {
    const { user, onChange } = await written('<h3 class="lead note">Stoff</h3>', ['lead', 'note'])
    expect(choice()?.value).toBe('lead note')
    await user.selectOptions(choice()!, 'lead')
    expect(onChange).toHaveBeenLastCalledWith('<h3 class="lead">Stoff</h3>')
  })

  test('that nobody names are not offered', async () => {
    await written('<p>Stoff</p>')
    expect(screen.getByRole('toolbar')).toBeDefined()
    expect(choice()).toBeNull()
  })

  test('elsewhere than on paragraphs and headings are edited as HTML', async () => {
    const { field } = await written('<p>Stoff <span class="lead">fest</span></p>', ['lead'])
    expect((field as HTMLTextAreaElement).value).toContain('class="lead"')
  })
})

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
