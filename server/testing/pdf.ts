/** What a page of a made-up PDF says of itself, as in the document: `/MediaBox[0 0 200 100]`. */
type Page = string

/** Draws what lies to the left in red, 90 of 200. */
const drawing = '1 0 0 rg 0 0 90 100 re f'

/** A PDF with pages that all show the same; `more` stands in its catalogue, `trailer` at its end. */
export function pdfOf(pages: readonly Page[], { more = '', trailer = '' } = {}): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${more}>>`,
    `<</Type/Pages/Kids[${pages.map((_, index) => `${index + 4} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    ...pages.map(page => `<</Type/Page/Parent 2 0 R/Contents 3 0 R${page}>>`),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** One that is read with a password alone. */
export const lockedPdf = (): Buffer =>
  pdfOf(['/MediaBox[0 0 200 100]'], { trailer: '/Encrypt<</Filter/Standard/V 1/R 2/O(a)/U(b)/P -4>>' })

/** One that somebody signed; what they signed it with is left out. */
export const signedPdf = (): Buffer =>
  pdfOf(['/MediaBox[0 0 200 100]'], {
    more: '/AcroForm<</SigFlags 3/Fields[<</FT/Sig/T(a)/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>>>>>]>>',
  })
