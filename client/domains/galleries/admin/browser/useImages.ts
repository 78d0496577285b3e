import { useEffect, useRef } from 'react'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import type { FormImage, GalleryForm } from '../galleryForm.ts'

/** The pictures of the gallery that is edited, and what is done to them. Several may come at once, before anything is drawn. */
export function useImages() {
  const { values, set } = useEditingContext<GalleryForm>()
  const { images } = values
  const latest = useRef(images)
  useEffect(() => {
    latest.current = images
  }, [images])
  const write = (next: readonly FormImage[]) => {
    latest.current = next
    set('images', next)
  }
  return {
    images,
    has: (id: string) => images.some(image => image.id === id),
    write,
    /** At the end; those that are there already stay where they are. */
    add: (added: readonly FormImage[]) => {
      const known = new Set(latest.current.map(({ id }) => id))
      write([...latest.current, ...added.filter(({ id }) => !known.has(id))])
    },
    remove: (id: string) => write(latest.current.filter(image => image.id !== id)),
  }
}
