/** What the file browser's part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const fileBrowserDescriptions = {
  FileChoice: {
    '': 'A value that files can be narrowed to.',
    count: 'Of the files that were looked at, how many have it.',
    value: 'A tag, or an extension in small letters without the dot.',
  },
  FileConnection: {
    availableExtensions:
      'Extensions under the rest of the filter, the most frequent first, at most 200. At most 5,000 files are looked at, with words 1,000; of the whole library the newest.',
    availableTags:
      'Tags of the files that fit the filter, the most frequent first, at most 200. At most 5,000 files are looked at, with words 1,000; of the whole library the newest.',
    availableTypes:
      'Types under the rest of the filter, the most frequent first. At most 5,000 files are looked at, with words 1,000; of the whole library the newest.',
    tabs: 'How many files library and trash hold under the rest of the filter; 1,001 stands for more than 1,000.',
  },
  FileFilter: {
    '': 'Which files are wanted: those that fit all of it.',
    extensions: 'Any of them; in small letters, without the dot.',
    from: 'First day on which they were uploaded, in the shop’s calendar.',
    hasAlt: 'True: pictures with an alternative text; false: pictures without one in any language.',
    ids: 'These alone.',
    isArchived: 'True: those of the archive, which have a tag that says so: Archiv, archive or from_archive.',
    isOwn: 'True: those that the viewer uploaded.',
    isPublic: 'Whether everybody may have them.',
    leastHeight: 'Pictures of at least so many pixels.',
    leastWidth: 'Pictures of at least so many pixels.',
    search: 'Words of names, alternative texts, captions and tags, in any order.',
    tab: 'The library, unless told otherwise.',
    tags: 'All of them.',
    to: 'Last day on which they were uploaded.',
    types: 'Any of them.',
  },
  FileOrder: { '': 'In which order files are listed.' },
  FileOrderField: {
    '': 'By what files are sorted.',
    CHANGED: 'When they were last changed.',
    GIVEN: 'As the ids of the filter come; without any as UPLOADED.',
    NAME: 'Name, whatever is written large in it.',
    SIZE: 'Bytes.',
    UPLOADED: 'When they were uploaded; in the trash when they came into it.',
  },
  FileTab: {
    '': 'A part of the store of files.',
    LIBRARY: 'What there is to choose from.',
    TRASH: 'What was deleted and can be restored.',
  },
  FileTabCount: { '': 'How many files a part of the store holds.', count: 'At most 1,001.', key: 'The part.' },
  FileType: {
    '': 'What a file is opened with.',
    DOCUMENT: 'A text, a table or a presentation.',
    OTHER: 'Anything else.',
    PDF: 'A PDF.',
    PICTURE: 'A picture or a drawing.',
    VIDEO: 'A moving picture.',
  },
  FileTypeCount: {
    '': 'A type that files can be narrowed to.',
    count: 'Of the files that were looked at, how many have it.',
    type: 'The type.',
  },
  Query: { files: 'Files of the library, the newest uploads first unless told otherwise.' },
}
