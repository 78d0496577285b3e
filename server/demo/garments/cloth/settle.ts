const shadow = [16, 26, 23] as const
/** Garments are opaque; below this opacity there is only shadow on the ground. */
const shadowLimit = 160

/**
 * Makes the soft shadow cheap to compress without changing how it looks: one colour throughout, and opacity equal
 * within blocks of `block` pixels. `pixels` is RGBA, changed in place.
 */
export function settleShadow(pixels: Uint8Array, width: number, height: number, block: number): void {
  for (let y = 0; y < height; y += block) {
    for (let x = 0; x < width; x += block) {
      let sum = 0
      let count = 0
      let isShadow = true
      for (let j = y; j < Math.min(height, y + block); j++) {
        for (let i = x; i < Math.min(width, x + block); i++) {
          const alpha = pixels[(j * width + i) * 4 + 3]!
          sum += alpha
          count++
          if (alpha >= shadowLimit) isShadow = false
        }
      }
      for (let j = y; j < Math.min(height, y + block); j++) {
        for (let i = x; i < Math.min(width, x + block); i++) {
          const at = (j * width + i) * 4
          if (pixels[at + 3]! < shadowLimit) pixels.set(shadow, at)
          if (isShadow) pixels[at + 3] = sum < count * 2 ? 0 : Math.round(sum / count / 2) * 2
          else if (pixels[at + 3]! > 246) pixels[at + 3] = 255
        }
      }
    }
  }
}
