import type { Fold } from '../cloth/relief.ts'
import type { Fit, GarmentParameters } from '../types.ts'

/** Half measures of an upper garment from its middle x = 500, and the heights they are taken at. */
export type Cut = {
  neck: number
  shoulder: [number, number]
  armpit: [number, number]
  waist: [number, number]
  hem: [number, number]
}

const cuts: Record<Fit, Cut> = {
  men: { neck: 84, shoulder: [226, 180], armpit: [212, 376], waist: [205, 640], hem: [214, 898] },
  women: { neck: 80, shoulder: [204, 178], armpit: [192, 362], waist: [166, 580], hem: [202, 866] },
  children: { neck: 86, shoulder: [228, 180], armpit: [216, 366], waist: [216, 590], hem: [226, 806] },
}

/** The cut of a garment; warm layers are cut wider and end in a rib higher up, sleeveless ones have narrow shoulders. */
export function cutOf({ kind, fit, sleeves }: GarmentParameters): Cut {
  const cut = cuts[fit]
  const [hem, bottom] = cut.hem
  if (kind === 'bib') return { ...cut, shoulder: [150, 150], armpit: [206, 420], waist: [208, 640], hem: [212, 850] }
  if (sleeves === 'none') return { ...cut, shoulder: [cut.shoulder[0] - 70, 158], armpit: [cut.armpit[0] - 4, 384] }
  if (kind !== 'hoodie' && kind !== 'jacket') return cut
  const wide = fit === 'women' ? 10 : 14
  return {
    ...cut,
    armpit: [cut.armpit[0] + wide - 4, cut.armpit[1] + 6],
    waist: [cut.waist[0] + wide, cut.waist[1]],
    hem: [hem - (fit === 'women' ? 2 : 4), bottom - 22],
  }
}

/** The neckline's depth at the middle. */
export function neckDepth({ view, collar, kind, sleeves }: GarmentParameters): number {
  if (view === 'back') return collar === 'hood' ? 150 : 132
  if (kind === 'bib' || sleeves === 'none') return collar === 'v' ? 256 : 226
  if (collar === 'v') return 238
  if (collar === 'polo') return 176
  return 194
}

/** Outline of body, left half from neck to hem and mirrored back, the neckline last. */
export function bodyPath(cut: Cut, depth: number, v: boolean): string {
  const { neck, shoulder, armpit, waist, hem } = cut
  const side = (sign: 1 | -1) => {
    const x = (half: number) => 500 + sign * half
    return { x }
  }
  const l = side(-1).x
  const r = side(1).x
  const [sw, sy] = shoulder
  const [aw, ay] = armpit
  const rise = sy - 112
  const open = v
    ? `C${r(neck - 14)} 150 522 ${depth - 20} 500 ${depth}C478 ${depth - 20} ${l(neck - 14)} 150 ${l(neck)} 112Z`
    : `C${r(neck - 8)} ${112 + (depth - 112) * 0.72} ${r(neck * 0.55)} ${depth} 500 ${depth}C${l(neck * 0.55)} ${depth} ${l(neck - 8)} ${112 + (depth - 112) * 0.72} ${l(neck)} 112Z`
  return (
    `M${l(neck)} 112C${l(neck + 40)} ${112 + rise * 0.36} ${l(sw - 60)} ${sy - rise * 0.33} ${l(sw)} ${sy}` +
    `C${l(sw - 38)} ${sy + (ay - sy) * 0.32} ${l(aw - 26)} ${ay - (ay - sy) * 0.3} ${l(aw)} ${ay}` +
    `C${l(aw - 4)} ${ay + 90} ${l(waist[0])} ${waist[1] - 100} ${l(waist[0])} ${waist[1]}` +
    `C${l(waist[0])} ${waist[1] + 90} ${l(hem[0] - 2)} ${hem[1] - 80} ${l(hem[0])} ${hem[1]}` +
    `C${l(hem[0] * 0.5)} ${hem[1] + 22} ${r(hem[0] * 0.5)} ${hem[1] + 22} ${r(hem[0])} ${hem[1]}` +
    `C${r(hem[0] - 2)} ${hem[1] - 80} ${r(waist[0])} ${waist[1] + 90} ${r(waist[0])} ${waist[1]}` +
    `C${r(waist[0])} ${waist[1] - 100} ${r(aw - 4)} ${ay + 90} ${r(aw)} ${ay}` +
    `C${r(aw - 26)} ${ay - (ay - sy) * 0.3} ${r(sw - 38)} ${sy + (ay - sy) * 0.32} ${r(sw)} ${sy}` +
    `C${r(sw - 60)} ${sy - rise * 0.33} ${r(neck + 40)} ${112 + rise * 0.36} ${r(neck)} 112${open}`
  )
}

/** The armhole of one side, as an open path. */
export function armholePath({ shoulder: [sw, sy], armpit: [aw, ay] }: Cut, sign: 1 | -1): string {
  const x = (half: number) => 500 + sign * half
  return `M${x(sw)} ${sy}C${x(sw - 38)} ${sy + (ay - sy) * 0.32} ${x(aw - 26)} ${ay - (ay - sy) * 0.3} ${x(aw)} ${ay}`
}

/** Folds of a worn-and-laid body: pulls from both armpits, drags from the shoulders, long soft ones above the hem. */
export function bodyFolds({ shoulder, armpit, waist, hem }: Cut, random: () => number, stiff: number): Fold[] {
  const folds: Fold[] = []
  const between = (from: number, to: number) => from + (to - from) * random()
  for (const sign of [-1, 1] as const) {
    const x = (half: number) => 500 + sign * half
    const [aw, ay] = armpit
    const pulls = 3 + Math.floor(random() * 2)
    for (let i = 0; i < pulls; i++) {
      const angle = (between(-8, 16) + i * 26) * (Math.PI / 180)
      const length = between(90, 190) * (1 - 0.1 * i)
      const startX = aw - 2 + between(-6, 6)
      const startY = ay - 14 + i * between(12, 26)
      const endX = startX - Math.cos(angle) * length
      const endY = startY + Math.sin(angle) * length + between(8, 34)
      folds.push({
        path: [
          [x(startX), startY],
          [x((startX + endX) / 2 + between(-14, 14)), (startY + endY) / 2 - between(6, 26)],
          [x(endX), endY],
        ],
        width: between(9, 17) * stiff,
        height: between(4.4, 8.2) * (i === 0 ? 1 : 0.8),
      })
    }
    const [sw, sy] = shoulder
    if (random() < 0.85) {
      folds.push({
        path: [
          [x(sw - 6), sy + 18],
          [x(sw - 48), sy + between(50, 90)],
          [x(sw - between(50, 80)), sy + between(110, 170)],
        ],
        width: between(12, 20),
        height: between(3, 5.4),
      })
    }
    for (let i = 0; i < 2; i++) {
      const at = between(40, hem[0] - 20)
      folds.push({
        path: [
          [x(at), hem[1] + 8],
          [x(at + between(-24, 24)), hem[1] - between(80, 150)],
          [x(at + between(-46, 46)), hem[1] - between(190, 330)],
        ],
        width: between(16, 30),
        height: between(3.4, 7),
      })
    }
    const [ww, wy] = waist
    if (random() < 0.75) {
      const down = between(-30, 60)
      folds.push({
        path: [
          [x(ww + 4), wy + down],
          [x(ww - 60), wy + down + between(-8, 30)],
          [x(ww - between(110, 170)), wy + down + between(20, 80)],
        ],
        width: between(10, 18),
        height: between(3, 6),
      })
    }
  }
  return folds
}
