/** How much larger a picture gets at most; the style sheet has how long that takes. Source: platform.md 9. */
export const zoomFactor = 3

/** A picture in a field: how much larger it is than fitted, and how far it was pushed from the middle, in pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
interface Box {
  readonly width: number
  readonly height: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }

const within = (value: number, most: number) => Math.min(Math.max(value, -most), most)

/** The nearest view whose picture leaves no edge of the field open: scales from 1 to the factor. */
export function kept({ scale, x, y }: View, field: Box): View {
  const fitting = Math.min(Math.max(scale, 1), zoomFactor)
  const [right, down] = [(field.width * (fitting - 1)) / 2, (field.height * (fitting - 1)) / 2]
  // `+ 0` makes a plain 0 of -0.
  return { scale: fitting, x: within(x, right) + 0, y: within(y, down) + 0 }
}

/** A view with another scale, in which the point of the picture under `point` (from the field's middle) stays there. */
export function scaledAt(view: View, scale: number, point: Point, field: Box): View {
  const fitting = Math.min(Math.max(scale, 1), zoomFactor)
  const grown = fitting / view.scale
  return kept(
    { scale: fitting, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    field,
  )
}

/** A view pushed by so many pixels. */
export const pushed = (view: View, by: Point, field: Box): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, field)

/** How far two fingers are apart, and the point between them. */
export const spanOf = (one: Point, other: Point): { readonly distance: number; readonly middle: Point } => ({
  distance: Math.hypot(one.x - other.x, one.y - other.y),
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
})

/** How much larger a turn of the wheel makes it; away from somebody is larger. */
export const wheelFactor = (deltaY: number): number => Math.exp(-within(deltaY, 200) / 300)
