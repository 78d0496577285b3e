/** Under which a request keeps the groups of the first level: the frame of a page shows them, and many a page too. */
export const firstLevelKey = {}
