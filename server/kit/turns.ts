/** Lets `most` pieces of work run at a time; what comes beyond waits for its turn, in the order in which it came. */
export function createTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place goes on to the next one without becoming free in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
