import { classesIn } from './textClasses.ts'

/** What the editor makes of HTML, and whether it can hold it. */

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** A list's item holds its text itself, as people write it, where the editor puts a paragraph around it. */
function unwrapItems(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('li > p:first-child:only-of-type:not([class])')) {
    paragraph.replaceWith(...paragraph.childNodes)
  }
}

/** The HTML of the editor as it is kept: empty where nothing was written. */
export function keptHtml(html: string): string {
  const body = bodyOf(html)
  unwrapItems(body)
  return body.textContent.trim() === '' && !body.querySelector('hr') ? '' : body.innerHTML
}

const sameAs: Partial<Record<string, string>> = { b: 'strong', i: 'em' }
/** Elements that carry nothing by themselves. */
const bare = ['p', 'span', 'tbody']
const meaningful = ['href', 'title', 'colspan', 'rowspan', 'scope']

/** What HTML says without how it is written: its words, its elements in order, and what their attributes mean; of classes
 *  those that texts may use. */
function sense(html: string, classes: readonly string[]): string {
  const body = bodyOf(html)
  const elements = [...body.querySelectorAll('*')]
    .map(element => {
      const looks = classesIn(element.getAttribute('class'), classes)
      return { element, name: element.localName, looks }
    })
    .filter(({ name, looks }) => looks !== '' || !bare.includes(name))
    .map(({ element, name, looks }) => {
      const attributes = meaningful.map(key => element.getAttribute(key) ?? '').join(' ')
      return `${sameAs[name] ?? name} ${attributes} ${looks}`
    })
  return [body.textContent.replaceAll(/\s+/g, ''), ...elements].join('\n')
}

/** Whether what the editor would keep still says all that was written. `classes`: those that texts may use. */
export const isHeld = (written: string, kept: string, classes: readonly string[] = []): boolean =>
  sense(written, classes) === sense(kept, classes)
