import { builder } from '../../../api/builder.ts'
import type { ManagedEntry } from '../queries/managed.ts'
import type { ShownEntry } from '../queries/published.ts'

/** Types that refer to each other. */
export const EntryRef = builder.objectRef<ShownEntry>('Entry')
export const ManagedEntryRef = builder.objectRef<ManagedEntry>('ManagedEntry')
