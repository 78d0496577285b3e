/** Tags as they were typed, by themselves and each once; empty ones are dropped. */
export const withoutEmpty = (typed: readonly string[]): string[] => [
  ...new Set(
    typed
      .flatMap(tag => tag.split(/[,;]/))
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
]
