import { isPlace, type Lettering } from './lettering.ts'
import type { Words } from './words.ts'

type Script = 'REGULAR' | 'NARROW' | 'WIDE'
type Cut = 'MEN' | 'WOMEN' | 'CHILDREN' | 'UNISEX'

/** The colour of a piece. */
export interface PieceColor {
  readonly code: string
  readonly hex: string
}

/** A line of a drawing in a picture of 1000 × 1000: centred at x, its base line at y, letters as high as `height`. */
interface DrawnLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly height: number
  readonly width: number
  readonly stretch: number
}

export interface Drawing {
  readonly lines: readonly DrawnLine[]
  readonly ink: string
  /** Null: letters without an edge. */
  readonly outline: string | null
}

/** Where a line may stand, and how large it may become. */
interface Room {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly width: number
}

/** Name and number on a back, by its cut: a waisted one is narrower, a child's shorter. */
const backs: Readonly<Record<Cut, { readonly name: Room; readonly number: Room }>> = {
  MEN: back(300, 320, 300),
  UNISEX: back(300, 320, 300),
  WOMEN: back(258, 272, 300),
  CHILDREN: back(300, 320, 260),
}

function back(name: number, number: number, height: number) {
  return {
    name: { x: 500, y: 272, height: 42, width: name },
    number: { x: 500, y: 318 + height, height, width: number },
  }
}

const chest: Room = { x: 404, y: 352, height: 24, width: 132 }

/** How wide each script's letters run, in per cent of the font: names, and numbers, which are set narrower. */
const stretches: Readonly<Record<Script, { readonly name: number; readonly number: number }>> = {
  REGULAR: { name: 92, number: 84 },
  NARROW: { name: 70, number: 64 },
  WIDE: { name: 100, number: 96 },
}

/** How words look on a piece; null where nothing is drawn. Letters are as large as their room allows. */
export function drawingOf(
  lettering: Lettering,
  { name, number }: Words,
  color: PieceColor | null,
  fit: string | null,
): Drawing | null {
  const { place } = lettering
  if (!isPlace(place)) return null
  const script = stretches[isScript(lettering.script) ? lettering.script : 'REGULAR']
  const own = lettering.inks.find(each => each.color === color?.code)
  const ink = own?.ink ?? contrastTo(color?.hex ?? '#ffffff')
  const capitals = name.trim().toLocaleUpperCase('de')
  const rooms = backs[isCut(fit) ? fit : 'MEN']
  const lines =
    place === 'CHEST'
      ? [fitted([capitals, number].filter(Boolean).join(' '), chest, script.name)]
      : [fitted(capitals, rooms.name, script.name), fitted(number, rooms.number, script.number)]
  return {
    lines: lines.filter(line => line.text !== ''),
    ink,
    outline: lettering.isOutlined ? (own?.outline ?? contrastTo(ink)) : null,
  }
}

const isScript = (script: string): script is Script => script in stretches
const isCut = (fit: string | null): fit is Cut => fit !== null && fit in backs

/** Widths of letters at a stretch of 92, in heights of a capital. */
const widths: Readonly<Record<string, number>> = { I: 0.46, J: 0.87, M: 1.27, W: 1.35, ' ': 0.28 }
const usualWidth = 1.03
const digitWidth = 0.86
const signWidth = 0.46

function widthOf(letter: string): number {
  const known = widths[letter]
  if (known !== undefined) return known
  if (/\d/.test(letter)) return digitWidth
  return /\p{L}/u.test(letter) ? usualWidth : signWidth
}

function fitted(text: string, room: Room, stretch: number): DrawnLine {
  const width = ([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * stretch) / 92
  const height = width === 0 ? room.height : Math.min(room.height, room.width / width)
  return { text, x: room.x, y: room.y, height: rounded(height), width: rounded(height * width), stretch }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** White on what is dark, nearly black on what is light. */
function contrastTo(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255]
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 > 0.6 ? '#25292c' : '#f2f3f3'
}
