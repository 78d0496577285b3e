import { builder } from '../../../api/builder.ts'
import { LanguageRef } from '../../../api/values.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { revisionContent } from '../queries/managed.ts'
import { surroundingsOf } from '../queries/surroundings.ts'
import { type Difference, differencesBetween } from '../rules/difference.ts'
import { type Finding, findingCodes, findingsOf } from '../rules/findings.ts'
import { valuesOf } from './enums.ts'
import { PageTextsRef } from './managed.ts'
import { ManagedEntryRef } from './refs.ts'

/** What working copies are compared with, and what is found in them before they are published. */

const DifferenceKindRef = builder.enumType('EntryDifferenceKind', {
  values: valuesOf(['added', 'removed', 'moved', 'changed']),
})
const TextDifferenceRef = builder.objectRef<Difference['texts'][number]>('TextDifference').implement({
  fields: t => ({
    path: t.stringList({ resolve: ({ path }) => [...path] }),
    before: t.expose('before', { type: PageTextsRef }),
    after: t.expose('after', { type: PageTextsRef }),
  }),
})
const EntryDifferenceRef = builder.objectRef<Difference>('EntryDifference').implement({
  fields: t => ({
    kind: t.expose('kind', { type: DifferenceKindRef }),
    blockId: t.exposeString('blockId', { nullable: true }),
    blockType: t.exposeString('type', { nullable: true }),
    texts: t.field({ type: [TextDifferenceRef], resolve: ({ texts }) => [...texts] }),
    fields: t.stringList({ resolve: ({ fields }) => [...fields] }),
  }),
})

const FindingCodeRef = builder.enumType('EntryFindingCode', { values: valuesOf(findingCodes) })
const SeverityRef = builder.enumType('EntryFindingSeverity', { values: valuesOf(['error', 'warning', 'hint']) })
const EntryFindingRef = builder.objectRef<Finding>('EntryFinding').implement({
  fields: t => ({
    code: t.expose('code', { type: FindingCodeRef }),
    severity: t.expose('severity', { type: SeverityRef }),
    blockId: t.exposeString('blockId', { nullable: true }),
    language: t.expose('language', { type: LanguageRef, nullable: true }),
    detail: t.exposeString('detail', { nullable: true }),
  }),
})

builder.objectFields(ManagedEntryRef, t => ({
  findings: t.field({
    type: [EntryFindingRef],
    // Each reads five statements; a list asks for none of it.
    complexity: { field: 500 },
    resolve: async ({ content }, _args, { database }) =>
      findingsOf(content, await surroundingsOf(database.drizzle, content)),
  }),
  differences: t.field({
    type: [EntryDifferenceRef],
    complexity: { field: 500 },
    args: { from: t.arg.int({ required: true }), to: t.arg.int() },
    async resolve(entry, { from, to }, { database }) {
      const before = await revisionContent(database.drizzle, entry.id, from)
      const after =
        to === null || to === undefined ? entry.content : await revisionContent(database.drizzle, entry.id, to)
      if (!before || !after) throw new NotFound()
      return differencesBetween(before, after)
    },
  }),
}))
