let isAnybodyWatching = false

/** Notes that a service of others runs in this document, which learns of every address in it. */
export function noteWatcher(): void {
  isAnybodyWatching = true
}

export const isWatched = (): boolean => isAnybodyWatching
