import { describe, expect, it } from 'vitest'
import { allDownloads, pdfOf } from './downloads.ts'
import { makePdf } from './pdf.ts'

const page = {
  language: 'de' as const,
  heading: 'Größentabelle',
  blocks: [{ text: 'Maße in „Zentimetern“ – 2 € × 3' }],
}

/** Reads a PDF the way a viewer begins: from the end, through the table, to each object. */
function objectsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const table = /^xref\n0 (\d+)\n([\s\S]*?)trailer\n/.exec(text.slice(start))
  expect(table).not.toBeNull()
  const entries = table![2]!.match(/\d{10} \d{5} [nf] \n/g) ?? []
  expect(entries).toHaveLength(Number(table![1]))
  return entries.slice(1).map((entry, index) => {
    const object = text.slice(Number(entry.slice(0, 10)))
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    return object.slice(0, object.indexOf('endobj'))
  })
}

describe('PDFs of the demo shop', () => {
  it('point to every object, and streams are as long as they say', () => {
    const objects = objectsOf(makePdf('Größen', [page, { ...page, language: 'en' }]))
    expect(objects).toHaveLength(9)
    expect(objects[1]).toContain('/Count 2 /Kids [6 0 R 8 0 R]')
    for (const object of objects.filter(each => each.includes('stream\n'))) {
      const content = /stream\n([\s\S]*)\nendstream/.exec(object)![1]!
      expect(object).toContain(`/Length ${content.length} `)
    }
  })

  it('write umlauts, quotes, the dash and the euro sign in the encoding of the font', () => {
    const text = makePdf('Größen', [page]).toString('latin1')
    expect(text).toContain('<4772f6df656e746162656c6c65>')
    // Maße in „Zentimetern“ – 2 € × 3
    expect(text).toContain('<4d61df6520696e20845a656e74696d657465726e9320962032208020d72033>')
  })

  it('refuse letters that the font does not have', () => {
    expect(() => makePdf('x', [{ ...page, heading: 'Kovač' }])).toThrow(RangeError)
  })

  it('are made the same each time, one for every download, all on the page', () => {
    expect(allDownloads).toHaveLength(22)
    for (const download of allDownloads) {
      const pdf = pdfOf(download)
      expect(pdf.equals(pdfOf(download))).toBe(true)
      expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
      const heights = [...pdf.toString('latin1').matchAll(/1 0 0 1 \d+ (-?[\d.]+) Tm/g)].map(match => Number(match[1]))
      expect(Math.min(...heights)).toBeGreaterThan(40)
    }
  })
})
