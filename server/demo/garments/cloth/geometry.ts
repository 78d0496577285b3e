export type Point = [number, number]

/** A closed or open run of points; `closed` comes from a final Z. */
export type Run = { points: Point[]; closed: boolean }

const step = 5

function curve(from: Point, controls: Point[], points: Point[]): void {
  const chain = [from, ...controls]
  let length = 0
  for (let i = 1; i < chain.length; i++)
    length += Math.hypot(chain[i]![0] - chain[i - 1]![0], chain[i]![1] - chain[i - 1]![1])
  const count = Math.max(1, Math.ceil(length / step))
  for (let i = 1; i <= count; i++) {
    let level = chain
    const t = i / count
    while (level.length > 1) {
      level = level.slice(1).map((point, j): Point => {
        const before = level[j]!
        return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t]
      })
    }
    points.push(level[0]!)
  }
}

/** Flattens an absolute SVG path (M L H V C Q Z) to points about five units apart. */
export function flatten(d: string): Run[] {
  const runs: Run[] = []
  let run: Run = { points: [], closed: false }
  for (const [, command, rest] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const numbers = (rest!.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const at = run.points.at(-1) ?? [0, 0]
    if (command === 'M') {
      run = { points: [[numbers[0]!, numbers[1]!]], closed: false }
      runs.push(run)
      numbers.splice(0, 2)
    }
    if (command === 'Z') {
      curve(at, [run.points[0]!], run.points)
      run.closed = true
    }
    if (command === 'H') curve(at, [[numbers[0]!, at[1]]], run.points)
    if (command === 'V') curve(at, [[at[0], numbers[0]!]], run.points)
    const size = command === 'C' ? 6 : command === 'Q' ? 4 : 2
    if (command === 'M' || command === 'L' || command === 'C' || command === 'Q') {
      for (let i = 0; i + size <= numbers.length; i += size) {
        const controls: Point[] = []
        for (let j = i; j < i + size; j += 2) controls.push([numbers[j]!, numbers[j + 1]!])
        curve(run.points.at(-1)!, controls, run.points)
      }
    }
  }
  return runs
}

export function pathOf(runs: Run[]): string {
  return runs
    .map(({ points, closed }) => {
      const text = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')
      return `M${text}${closed ? 'Z' : ''}`
    })
    .join('')
}

export type Box = { x: number; y: number; width: number; height: number }

export function boxOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
