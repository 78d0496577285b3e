import { drawingOf, type PieceColor } from './drawing.ts'
import style from './LetteringDrawing.module.css'
import type { Lettering } from './lettering.ts'
import { wordsOf } from './words.ts'

export interface LetteringDrawingProps {
  lettering: Lettering
  /** What is printed: 'HOFSTÄTTER 10'. */
  text: string
  color: PieceColor | null
  fit: string | null
}

/** Height of a capital in the display font, in its size. */
const capital = 0.686

/** A text as it looks on a piece, to be laid over the picture of that piece, which fills the same frame. */
export default function LetteringDrawing({ lettering, text, color, fit }: LetteringDrawingProps) {
  const drawing = drawingOf(lettering, wordsOf(text), color, fit)
  if (!drawing || drawing.lines.length === 0) return null
  const { lines, ink, outline } = drawing
  return (
    <svg className={style.drawing} viewBox="0 0 1000 1000" role="img" aria-label={text}>
      {lines.map(line => (
        <text
          key={line.y}
          x={line.x}
          y={line.y}
          fontSize={line.height / capital}
          textLength={line.width}
          lengthAdjust="spacingAndGlyphs"
          fill={ink}
          stroke={outline ?? undefined}
          strokeWidth={outline ? Math.max(4, line.height * 0.08) : undefined}
          style={{ fontStretch: `${line.stretch}%` }}
        >
          {line.text}
        </text>
      ))}
    </svg>
  )
}
