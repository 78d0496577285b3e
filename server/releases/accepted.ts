/** What breaks since the last release and is meant to, by the line that `npm run schema -- --compare` prints, with the reason
 *  and what programs do instead. A release empties it. */
export const acceptedBreaks: Readonly<Record<string, string>> = {}
