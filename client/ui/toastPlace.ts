interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Between a message and what it keeps clear of. */
const gap = 12
/** A message that finds no place lies below the bar of the page, over what is there. */
const highest = 88
/** From the lower edge of the window, where nothing is in the way. */
const atRest = 20

/**
 * How much higher than at rest, in pixels, a message lies so that it covers none of `obstacles`. Boxes are as
 * `getBoundingClientRect` gives them; only width and height of the message count.
 */
export function liftOf(message: Box, obstacles: readonly Box[], windowHeight: number): number {
  const height = message.bottom - message.top
  const rest = windowHeight - atRest
  let bottom = rest
  for (const each of obstacles.toSorted((one, other) => other.bottom - one.bottom)) {
    const isAbreast = each.left < message.right && each.right > message.left && each.bottom > each.top
    if (isAbreast && each.top < bottom + gap && each.bottom > bottom - height - gap) bottom = each.top - gap
  }
  return Math.max(rest - Math.max(bottom, highest + height), 0)
}
