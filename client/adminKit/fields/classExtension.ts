import { Extension } from '@tiptap/react'
import { classesIn } from './textClasses.ts'

/** Lets paragraphs and headings of the editor keep these CSS classes. Elsewhere they are written as HTML. */
export const classExtension = (allowed: readonly string[]) =>
  Extension.create({
    name: 'textClasses',
    addGlobalAttributes: () => [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          class: {
            default: null,
            parseHTML: element => classesIn(element.getAttribute('class'), allowed) || null,
            renderHTML: ({ class: name }: Record<string, unknown>) => (name ? { class: name } : {}),
          },
        },
      },
    ],
  })
