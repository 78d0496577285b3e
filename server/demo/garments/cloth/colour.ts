import type { Hex } from '../types.ts'

export type Rgb = [number, number, number]

function rgbOf(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const end = rgbOf(to)
  const channels = rgbOf(from).map((channel, index) => Math.round(channel + (end[index]! - channel) * share))
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Perceived brightness, 0 to 1. */
export function luminance(hex: Hex): number {
  const [r, g, b] = rgbOf(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** What the cloth is multiplied by in full shadow, so that shadows keep the cloth's own hue and never turn grey. */
export function shadowTint(hex: Hex): Rgb {
  const [r, g, b] = rgbOf(hex)
  if (luminance(hex) > 0.8) return [74, 86, 108]
  if (r > 150 && g > 120 && b < 110) return [120, 62, 8]
  if (r > 1.6 * Math.max(g, b)) return [66, 14, 28]
  if (Math.max(r, g, b) - Math.min(r, g, b) < 28) return luminance(hex) > 0.5 ? [70, 74, 84] : [10, 13, 20]
  return [Math.round(r * 0.12), Math.round(g * 0.14), Math.round(b * 0.2)]
}

/** White on dark cloth, the darkest fitting tone on light cloth. */
export function readableOn(hex: Hex): Hex {
  return luminance(hex) > 0.6 ? '#25292c' : '#f2f3f3'
}

/** The colour in its own shade: `share` 0 is the colour, 1 its full shadow. */
export function shaded(hex: Hex, share: number): Hex {
  const tint = shadowTint(hex)
  const channels = rgbOf(hex).map((channel, index) => Math.round(channel * (1 - share + (share * tint[index]!) / 255)))
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
