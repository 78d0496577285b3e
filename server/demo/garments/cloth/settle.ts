const shadow = [16, 26, 23] as const
/** Garments are opaque; below this opacity there is only shadow on the ground. */
const shadowLimit = 160

/**
 * Makes the soft shadow cheap to compress without changing how it looks: one colour throughout, and opacity equal
 * within blocks of `block` pixels. Blocks that touch a garment keep their pixels, or its rim would fray. `pixels` is
 * RGBA, changed in place.
 */
export function settleShadow(pixels: Uint8Array, width: number, height: number, block: number): void {
  const opaque = new Uint8Array(width * height)
  for (let at = 0; at < opaque.length; at++) {
    const alpha = pixels[at * 4 + 3]!
    opaque[at] = alpha >= shadowLimit ? 1 : 0
    if (alpha > 250) pixels[at * 4 + 3] = 255
  }
  for (let y = 0; y < height; y += block) {
    const bottom = Math.min(height, y + block)
    for (let x = 0; x < width; x += block) {
      const right = Math.min(width, x + block)
      let isShadow = true
      for (let j = Math.max(0, y - 2); isShadow && j < Math.min(height, bottom + 2); j++) {
        for (let i = Math.max(0, x - 2); i < Math.min(width, right + 2); i++)
          if (opaque[j * width + i]) isShadow = false
      }
      if (!isShadow) continue
      let sum = 0
      for (let j = y; j < bottom; j++) for (let i = x; i < right; i++) sum += pixels[(j * width + i) * 4 + 3]!
      const mean = sum / ((bottom - y) * (right - x))
      for (let j = y; j < bottom; j++) {
        for (let i = x; i < right; i++) {
          const at = (j * width + i) * 4
          pixels.set(shadow, at)
          pixels[at + 3] = mean < 2 ? 0 : Math.round(mean / 2) * 2
        }
      }
    }
  }
}
