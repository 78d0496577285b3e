import type { FileRow } from '../../queries.ts'

type Sides = Pick<FileRow, 'width' | 'height'>

/** The name of a file that has other content from now on: the one that people know it by, with what it is now. */
export function nameFor(name: string, before: string, now: string): string {
  if (before === now) return name
  const stem = before !== '' && name.toLowerCase().endsWith(`.${before}`) ? name.slice(0, -before.length - 1) : name
  return now === '' ? stem : `${stem}.${now}`
}

/** Whether other content can stand where a file is shown: what was a picture is one still. */
export const canStandFor = (before: Sides, now: Sides): boolean => before.width === null || now.width !== null

/** How far the sides of two pictures may differ in proportion for one to count as the other, put right. */
const CLOSE = 0.02

/** The point that stays in sight in another picture: that of before where its sides have the same proportion, else none. */
export function focalPointOf(
  before: Sides & Pick<FileRow, 'focalX' | 'focalY'>,
  now: Sides,
): Pick<FileRow, 'focalX' | 'focalY'> {
  const none = { focalX: null, focalY: null }
  if (!before.width || !before.height || !now.width || !now.height) return none
  const isClose = Math.abs((before.width * now.height) / (before.height * now.width) - 1) <= CLOSE
  return isClose ? { focalX: before.focalX, focalY: before.focalY } : none
}
