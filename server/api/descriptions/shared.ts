import { refusalTexts } from './refusals.ts'

/** What belongs to no domain, where no field says it itself. */
export const sharedDescriptions = {
  Language: { '': 'A language of the shop.', DE: 'German, the first one.', EN: 'English.' },
  Node: { '': 'Whatever has an id by which `node(id:)` finds it.' },
  PageCursor: {
    cursor: 'Goes into `after`; null for the first page.',
    isCurrent: 'Whether it is the page that was asked for.',
    page: 'Its number, from 1 on.',
  },
  PageCursors: {
    '': 'The numbered pages of a list, as far as a reader is offered them.',
    around: 'Those around the present one, with it.',
    first: 'Null where it is among `around`.',
    last: 'Null where it is among `around`.',
    next: 'Null on the last page.',
    previous: 'Null on the first page.',
  },
  PageInfo: {
    '': 'Whether there are further pages, and where they begin.',
    endCursor: 'Of the last entry: goes into `after`; null for an empty page.',
    hasNextPage: 'Whether something follows.',
    hasPreviousPage: 'Whether something comes before.',
    startCursor: 'Of the first entry: goes into `before`; null for an empty page.',
  },
  QrCode: { size: 'Modules on each side.' },
  RecordChange: { changedAt: 'When it was last changed, or removed.' },
  Refusal: { '': 'A refusal that tells nothing besides its code.' },
  UserErrorCode: { '': 'Which refusal it is.', ...refusalTexts },
  Query: {
    '': 'What can be read.',
    node: 'Whatever has this id; null where there is nothing, or the asker may not see it.',
    'node(id)': 'A global id.',
    nodes: 'The same for several ids, each in its place.',
    'nodes(ids)': 'Global ids.',
  },
  Mutation: { '': 'What can be changed. A refusal stands in `errors` of the answer, and then nothing was changed.' },
}
