/** What the locks' part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const lockDescriptions = {
  ProductLocked: { '': 'Somebody else is editing the product.', lockedBy: 'Who is.' },
  FileLocked: { '': 'Somebody else is editing the file.', lockedBy: 'Who is.' },
  FreeLockInput: { id: 'What is not edited any more, such as a file.' },
  Lock: {
    '': 'That somebody is editing something, which is read-only for everybody else meanwhile.',
    isMine: 'Whether it is held by the tab that asks (`localsessionid`).',
    isOwnElsewhere: 'Whether it is the viewer’s own, in another tab.',
    lockedBy: 'The name of who is editing.',
    since: 'Since when.',
    viewerCanBreak: 'Whether the viewer may take it over although somebody else holds it.',
  },
  Lockable: { '': 'What one person edits at a time.' },
  LockPayload: { lock: 'The lock that holds now, whoever has it; null where none does.' },
  Mutation: {
    freeLock: 'Gives back the lock of the tab that asks; that of somebody else is left alone.',
    takeLock:
      'Takes the lock of something for the tab that asks, or gives a sign of life for it: without one it ends after three minutes. Whoever was there before is left in it.',
  },
  TakeLockInput: {
    id: 'What is to be edited, such as a file.',
    isForced: 'Also where somebody else holds it: one’s own in another tab, or any for whoever manages the area.',
  },
}
