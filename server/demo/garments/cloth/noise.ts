/** A source of numbers in [0, 1) that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function slope(ix: number, iy: number, seed: number, dx: number, dy: number): number {
  let hash = Math.imul(ix, 0x27d4eb2d) ^ Math.imul(iy, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  const angle = ((hash ^ (hash >>> 16)) >>> 0) * 1.4629180792671596e-9
  return Math.cos(angle) * dx + Math.sin(angle) * dy
}

/** Smooth gradient noise, about -0.7 to 0.7, with one hill or hollow per unit of x and y. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const top = slope(ix, iy, seed, fx, fy) * (1 - u) + slope(ix + 1, iy, seed, fx - 1, fy) * u
  const bottom = slope(ix, iy + 1, seed, fx, fy - 1) * (1 - u) + slope(ix + 1, iy + 1, seed, fx - 1, fy - 1) * u
  return top * (1 - v) + bottom * v
}
