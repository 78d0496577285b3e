import type { Fold } from '../cloth/relief.ts'
import type { Cut } from './cut.ts'

/** Outlines of one sleeve, its cuff and what decorates it; all are paths before the sway. */
export type SleevePaths = {
  sleeve: string
  cuff: string
  /** Broad line, fine line and upper panel along the sleeve, and a band above the cuff. */
  broad: string
  fine: string
  panel: string
  band: string
  hoops: string
  /** Opening of a short sleeve, seen as a dark sliver. */
  opening: string
  angle: number
}

export function shortSleeve({ shoulder: [sw, sy], armpit: [aw, ay] }: Cut, sign: 1 | -1): SleevePaths {
  const p = (half: number, y: number) => `${500 + sign * half} ${y}`
  const out = sw + 172
  const low = sy + 232
  const innerX = aw + 56
  const innerY = ay + 104
  return {
    sleeve:
      `M${p(sw - 2, sy)}C${p(sw + 54, sy + 18)} ${p(sw + 108, sy + 104)} ${p(out, low)}` +
      `C${p(out - 36, low + 30)} ${p(innerX + 52, innerY - 18)} ${p(innerX, innerY)}` +
      `C${p(aw + 40, ay + 62)} ${p(aw + 16, ay + 28)} ${p(aw - 2, ay + 2)}` +
      `C${p(aw - 58, ay - 70)} ${p(sw - 72, sy + 60)} ${p(sw - 2, sy)}Z`,
    cuff:
      `M${p(out - 10, low - 26)}C${p(out - 46, low + 2)} ${p(innerX + 40, innerY - 44)} ${p(innerX - 12, innerY - 26)}` +
      `L${p(innerX + 1, innerY + 2)}C${p(innerX + 52, innerY - 16)} ${p(out - 36, low + 32)} ${p(out + 1, low + 2)}Z`,
    band:
      `M${p(out - 24, low - 62)}C${p(out - 60, low - 34)} ${p(innerX + 20, innerY - 84)} ${p(innerX - 34, innerY - 66)}` +
      `L${p(innerX - 22, innerY - 46)}C${p(innerX + 30, innerY - 64)} ${p(out - 54, low - 14)} ${p(out - 17, low - 42)}Z`,
    hoops: [0.2, 0.62]
      .map(t => {
        const at = (u: number, w: number) => p(sw + 10 + 150 * u + w * 100, sy + 6 + 215 * u ** 1.15 + w * -10)
        const inner = (u: number) => p(aw - 40 + 84 * u, ay - 86 + 170 * u)
        return `M${at(t, 0.3)}Q${p(aw + 20 + 90 * t, sy + 130 + 120 * t)} ${inner(t)}L${inner(t + 0.24)}Q${p(aw + 40 + 90 * t, sy + 168 + 120 * t)} ${at(t + 0.24, 0.3)}Z`
      })
      .join(''),
    broad:
      `M${p(sw + 8, sy - 8)}C${p(sw + 66, sy + 22)} ${p(sw + 112, sy + 108)} ${p(out - 14, low + 14)}` +
      `L${p(out - 44, low + 36)}C${p(sw + 78, sy + 120)} ${p(sw + 36, sy + 44)} ${p(sw - 16, sy + 6)}Z`,
    fine:
      `M${p(sw - 24, sy + 14)}C${p(sw + 24, sy + 52)} ${p(sw + 66, sy + 132)} ${p(out - 56, low + 44)}` +
      `L${p(out - 64, low + 48)}C${p(sw + 56, sy + 138)} ${p(sw + 16, sy + 58)} ${p(sw - 30, sy + 20)}Z`,
    panel:
      `M${p(sw - 40, sy - 30)}C${p(sw + 90, sy - 30)} ${p(sw + 140, sy + 80)} ${p(out + 30, low)}` +
      `L${p(out - 62, low + 60)}C${p(sw + 56, sy + 150)} ${p(sw + 10, sy + 62)} ${p(sw - 44, sy + 22)}Z`,
    opening:
      `M${p(out, low)}C${p(out - 30, low + 40)} ${p(innerX + 58, innerY - 6)} ${p(innerX, innerY)}` +
      `C${p(innerX + 52, innerY - 18)} ${p(out - 36, low + 30)} ${p(out, low)}Z`,
    angle: sign * -38,
  }
}

export function longSleeve({ shoulder: [sw, sy], armpit: [aw, ay], hem }: Cut, sign: 1 | -1): SleevePaths {
  const p = (half: number, y: number) => `${500 + sign * half} ${y}`
  const end = hem[1] - 70
  const out = sw + 196
  const wide = 88
  const edge = (shift: number) =>
    `${p(sw - 2 - shift * 0.55, sy + shift * 0.34)}C${p(sw + 66 - shift, sy + 20 + shift * 0.4)} ${p(sw + 108 - shift, sy + 130)} ${p(sw + 142 - shift, sy + 300)}C${p(sw + 164 - shift, sy + 420)} ${p(out - 8 - shift, end - 120)} ${p(out - shift, end + 10)}`
  const back = (shift: number) =>
    `L${p(out - shift, end + 10)}C${p(out - 8 - shift, end - 120)} ${p(sw + 164 - shift, sy + 420)} ${p(sw + 142 - shift, sy + 300)}C${p(sw + 108 - shift, sy + 130)} ${p(sw + 66 - shift, sy + 20 + shift * 0.4)} ${p(sw - 2 - shift * 0.55, sy + shift * 0.34)}Z`
  return {
    sleeve:
      `M${p(sw - 2, sy)}C${p(sw + 66, sy + 20)} ${p(sw + 108, sy + 130)} ${p(sw + 142, sy + 300)}` +
      `C${p(sw + 164, sy + 420)} ${p(out - 8, end - 120)} ${p(out, end)}` +
      `C${p(out - 26, end + 12)} ${p(out - 56, end + 16)} ${p(out - wide, end + 12)}` +
      `C${p(out - wide - 16, end - 90)} ${p(aw + 66, ay + 210)} ${p(aw - 2, ay + 3)}` +
      `C${p(aw - 56, ay - 70)} ${p(sw - 72, sy + 60)} ${p(sw - 2, sy)}Z`,
    cuff:
      `M${p(out + 2, end - 6)}C${p(out - 26, end + 8)} ${p(out - 58, end + 12)} ${p(out - wide - 2, end + 6)}` +
      `L${p(out - wide + 4, end + 68)}C${p(out - 60, end + 76)} ${p(out - 28, end + 72)} ${p(out - 2, end + 60)}Z`,
    broad: `M${edge(10)}${back(42)}`,
    fine: `M${edge(50)}${back(57)}`,
    panel: `M${edge(-30)}${back(48)}`,
    band: `M${p(out + 30, end - 130)}L${p(out - wide - 60, end - 104)}L${p(out - wide - 60, end - 72)}L${p(out + 30, end - 98)}Z`,
    hoops: [0, 1, 2, 3, 4]
      .map(i => {
        const y = sy + 72 + i * 148
        return `M${p(sw + 240, y + 20)}L${p(aw - 80, y - 34)}L${p(aw - 80, y + 40)}L${p(sw + 240, y + 94)}Z`
      })
      .join(''),
    opening: '',
    angle: sign * -13,
  }
}

/** Folds of a sleeve: pulls from the armpit; on a long one rings at the elbow and above the cuff. */
export function sleeveFolds(
  { shoulder: [sw, sy], armpit: [aw, ay], hem }: Cut,
  sign: 1 | -1,
  random: () => number,
  long: boolean,
): Fold[] {
  const between = (from: number, to: number) => from + (to - from) * random()
  const x = (half: number) => 500 + sign * half
  const folds: Fold[] = []
  for (let i = 0; i < 4; i++) {
    const startY = ay + 4 + i * between(12, 24)
    const startX = aw + 6 + i * 12
    folds.push({
      path: [
        [x(startX), startY],
        [x(startX + between(10, 30)), startY - between(50, 80)],
        [x(startX + between(14, 86) + i * 14), startY - between(90, 160)],
      ],
      width: between(10, 17),
      height: between(3, 5.6),
    })
  }
  folds.push({
    path: [
      [x(sw + 4), sy + 12],
      [x(sw + between(30, 50)), sy + between(70, 90)],
      [x(sw + between(30, 70)), sy + between(140, 190)],
    ],
    width: between(14, 22),
    height: between(2.4, 4.2),
  })
  if (!long) return folds
  const end = hem[1] - 70
  for (let i = 0; i < 7; i++) {
    const t = i < 4 ? between(0.36, 0.6) : between(0.8, 0.98)
    const y = ay + (end - ay) * t
    const inner = aw + 10 + (sw + 90 - aw) * t
    const outer = sw + 128 + 46 * t
    const fromInside = random() < 0.62
    const tilt = between(10, 58) * (random() < 0.7 ? 1 : -1)
    folds.push({
      path: fromInside
        ? [
            [x(inner - 4), y],
            [x((inner + outer) / 2), y + between(-16, 20)],
            [x(outer - between(6, 40)), y - tilt],
          ]
        : [
            [x(outer + 2), y],
            [x((inner + outer) / 2 + 10), y + between(-10, 24)],
            [x(inner + between(10, 34)), y + tilt],
          ],
      width: between(8, 14),
      height: between(3.4, 6.2),
    })
  }
  return folds
}
