import { useRef } from 'react'
import type { Picture, Sides } from './geometry.ts'
import { likeCrop } from './pages.ts'
import { type Steps, useSteps } from './useSteps.ts'

/** What can be done to what is shown: a picture, or a page, with others where it is to be done to them, too. */
export interface PictureSteps extends Omit<Steps<Picture>, 'values'> {
  readonly picture: Picture
  /** A step that is made of each by itself, such as turning. */
  readonly each: (how: (from: Picture, original: Sides) => Picture) => void
}

/** The picture of the form. */
export function usePictureSteps(original: Sides): PictureSteps {
  const { values: picture, ...steps } = useSteps<Picture>(['turned', 'isMirrored', 'crop', 'focal'])
  return { ...steps, picture, each: how => steps.change(how(picture, original)) }
}

/** Pages of a document as a form holds them. */
export interface Pages {
  readonly pages: readonly Picture[]
}

/** The page at `current` (from 0) of the form; what is done to it is done to all that `isMeant`, too. */
export function usePageSteps(
  originals: readonly Sides[],
  current: number,
  isMeant: (index: number) => boolean,
): PictureSteps {
  const { values, ...steps } = useSteps<Pages>(['pages'])
  /** Where a drag began. */
  const began = useRef<Pages | null>(null)
  const { pages } = values
  const having = (next: (page: Picture, index: number) => Picture): Pages => ({
    pages: pages.map((page, index) => (index === current || isMeant(index) ? next(page, index) : page)),
  })
  const cropped = (next: Picture): Pages => {
    const shown = { picture: next, original: originals[current]! }
    return having((page, index) => (index === current ? next : likeCrop(shown, page, originals[index]!)))
  }
  const change = (next: Pages) => {
    began.current = null
    steps.change(next)
  }
  return {
    ...steps,
    picture: pages[current]!,
    change: next => change(cropped(next)),
    each: how => change(having((page, index) => how(page, originals[index]!))),
    preview: next => {
      began.current ??= values
      steps.preview(cropped(next))
    },
    settle: () => {
      if (began.current) steps.settle(began.current)
      began.current = null
    },
  }
}
