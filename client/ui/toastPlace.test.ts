import { expect, test } from 'vitest'
import { liftOf } from './toastPlace.ts'

/** 480 wide and 60 high, at the right of a window of 1440 by 900. */
const message = { left: 940, right: 1420, top: 820, bottom: 880 }
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
})

test.each([
  ['nothing is in the way', [], 0],
  ['a button at the other side', [box(100, 820, 400, 58)], 0],
  ['a button far above', [box(900, 300, 400, 58)], 0],
  ['a button below it', [box(900, 830, 400, 58)], 62],
  ['a bar along the bottom', [box(0, 832, 1440, 68)], 60],
  ['a bar, and a button right above it', [box(0, 832, 1440, 68), box(900, 750, 400, 58)], 142],
  ['a button that is not drawn', [box(0, 0, 0, 0)], 0],
  ['nothing but buttons', [box(900, 0, 400, 900)], 732],
] as const)('%s', (_label, obstacles, lift) => {
  expect(liftOf(message, obstacles, 900)).toBe(lift)
})
