/**
 * Lets at most `atOnce` pieces of work run and `mostWaiting` wait, in the order in which they came; what comes on top
 * gets what `refuse` throws.
 */
export function createQueue(options: { atOnce: number; mostWaiting: number; refuse: () => never }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= options.atOnce) {
      if (waiting.length >= options.mostWaiting) options.refuse()
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes straight on to the next, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
