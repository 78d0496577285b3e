import { builder } from '../../../api/builder.ts'
import { type CheckedPart, type CheckedRange, checkChain, checkRanges, isGapless } from '../checking/checking.ts'
import type { ChainFault } from '../rules/chain.ts'
import { DocumentKindRef } from './documents.ts'

const FaultKindRef = builder.enumType('DocumentFaultKind', {
  description: 'What is wrong with an issued document.',
  values: {
    CHANGED: { value: 'changed', description: 'It is not what was issued.' },
    UNLINKED: { value: 'unlinked', description: 'It does not follow the one before.' },
    MISSING: { value: 'missing', description: 'It is gone.' },
  } satisfies Record<string, { value: ChainFault['kind']; description: string }>,
})
const FaultRef = builder.objectRef<ChainFault>('DocumentFault').implement({
  description: 'Something that is wrong with the chain of issued documents.',
  fields: t => ({
    kind: t.field({ type: FaultKindRef, description: 'What.', resolve: ({ kind }) => kind }),
    number: t.string({
      nullable: true,
      description: 'Of the document; null: it is gone.',
      resolve: fault => (fault.kind === 'missing' ? null : fault.number),
    }),
    place: t.int({
      nullable: true,
      description: 'Of one that is gone: its place in the chain.',
      resolve: fault => (fault.kind === 'missing' ? fault.chainIndex : null),
    }),
  }),
})
const PartRef = builder.objectRef<CheckedPart>('DocumentCheck').implement({
  description: 'A part of a look along the chain of issued documents.',
  fields: t => ({
    checked: t.exposeInt('checked', { description: 'How many documents were looked at.' }),
    next: t.exposeInt('next', { nullable: true, description: 'What to go on after; null at the end.' }),
    faults: t.field({
      type: [FaultRef],
      description: 'What is wrong with them.',
      resolve: ({ faults }) => [...faults],
    }),
  }),
})
const RangeRef = builder.objectRef<CheckedRange>('DocumentRange').implement({
  description: 'The numbers of one kind of documents in one year.',
  fields: t => ({
    kind: t.expose('kind', { type: DocumentKindRef, description: 'Of which documents.' }),
    year: t.exposeInt('year', { description: 'Of which year.' }),
    issued: t.exposeInt('issued', { description: 'How many documents there are.' }),
    lastNumber: t.exposeString('lastNumber', { nullable: true, description: 'The highest one.' }),
    missing: t.exposeIntList('missing', { description: 'Running numbers that no document has, the first hundred.' }),
    isGapless: t.boolean({
      description: 'Whether every number that was drawn stands on a document, and no other.',
      resolve: isGapless,
    }),
  }),
})

builder.queryFields(t => ({
  documentCheck: t.field({
    type: PartRef,
    ...{ authScopes: { staff: 'documents' }, complexity: 100 },
    description: 'Looks at the next fifty issued documents: whether they are what was issued and follow one another.',
    args: { after: t.arg.int({ description: 'What `next` said; none: from the first.' }) },
    resolve: (_root, { after }, { database }) => checkChain(database.drizzle, Math.max(0, after ?? 0)),
  }),
  documentRanges: t.field({
    type: [RangeRef],
    ...{ authScopes: { staff: 'documents' }, complexity: 50 },
    description: 'Which numbers were given, by kind and year, the latest year first.',
    resolve: (_root, _args, { database }) => checkRanges(database.drizzle),
  }),
}))
