import { isSlug } from '../../../kit/slugs.ts'
import { isReserved } from '../../content/rules/segments.ts'

/** Whether a slug may name a group. */
export const isGroupSlug = (slug: string): boolean => isSlug(slug) && !isReserved(slug)
