const wanted = 'Ids of files, or raw ids; unknown ones are left out.'

/** What the library's part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const libraryDescriptions = {
  File: {
    auditTrail: 'What was done to it, the latest first; null for those who may not read the audit log.',
    useCount: 'How many things use it.',
    uses: 'What uses it, at most fifty things of each kind.',
    versions: 'What it was before it was edited or replaced, the latest first; at most a hundred.',
  },
  FileUse: {
    '': 'Something that uses a file.',
    adminPath: 'The page of the admin centre on which that can be changed.',
    count: 'How often it uses the file.',
    kind: 'What it uses it as.',
    title: 'What it is called; null for those who may not read it.',
    viewerCanRemove: 'Whether the viewer may take the file away from it.',
  },
  FileUseKind: {
    '': 'What a file is used as.',
    GALLERY_PICTURE: 'A picture of a gallery.',
    VOUCHER_TEMPLATE: 'The picture of a voucher template.',
    GROUP_PICTURE: 'The picture of a product group.',
    PRODUCT_DOWNLOAD: 'Among the downloads of a product.',
    PRODUCT_PICTURE: 'Among the pictures of a product.',
  },
  FileInUse: {
    '': 'A file that stays as it is because something uses it.',
    file: 'The file.',
    uses: 'What uses it, at most fifty things of each kind.',
  },
  FileVersion: {
    '': 'What a file was before it was edited or replaced.',
    height: 'Pixels as the picture is seen; null for what was no picture.',
    name: 'What it was called, with its extension.',
    number: 'The oldest has number 1.',
    pictureUrl: 'Address of a small picture of it, for staff; null for what was no picture.',
    replacedAt: 'When something else took its place.',
    size: 'Bytes.',
    width: 'Pixels as the picture is seen; null for what was no picture.',
  },
  FilesInUse: {
    '': 'What becomes of files that something uses.',
    KEEP: 'They stay as they are, and the others go.',
    REFUSE: 'Nothing is done; each of them is named with what uses it.',
    REMOVE: 'They are taken away from all that uses them, which needs the right to change that.',
  },
  FileChanges: {
    '': 'What is to become of a file: what is left out stays, null clears.',
    alt: 'What a picture shows, in words.',
    caption: 'A text below a picture.',
    focalPoint: 'What stays in sight when the picture is cropped; null: its middle.',
    isPublic: 'Whether everybody may have it; it stays so while visitors are shown it.',
    name: 'What it is called; its extension stays, or is put behind it.',
    tags: 'All of its tags; empty ones are dropped.',
  },
  FocalPointInput: {
    '': 'A point of a picture.',
    x: 'From 0, its left edge, to 1, its right edge.',
    y: 'From 0, its top, to 1, its bottom.',
  },
  UpdateFileInput: {
    changes: 'What is to become of it.',
    fileId: 'Which file.',
    revision: 'The revision that was seen; another one refuses STALE_REVISION.',
  },
  ReplaceFileInput: {
    file: 'What the library takes; a picture in place of a picture.',
    fileId: 'Which file.',
    revision: 'The revision that was seen; another one refuses STALE_REVISION.',
  },
  RestoreFileVersionInput: {
    fileId: 'Which file.',
    number: 'Which of its versions.',
    revision: 'The revision that was seen; another one refuses STALE_REVISION.',
  },
  TagFilesInput: { add: 'Tags that they get.', fileIds: wanted, remove: 'Tags that they lose.' },
  TrashFilesInput: { fileIds: wanted, inUse: 'What becomes of those that are in use.' },
  RestoreFilesInput: { fileIds: wanted },
  DeleteFilesInput: { fileIds: wanted },
  DeleteFilesPayload: { deletedFileIds: 'Those that are gone.' },
  FilePayload: { file: 'As it stands afterwards; null where it was refused.' },
  FilesPayload: { files: 'Those that were changed, as they stand afterwards.' },
  Mutation: {
    deleteFiles: 'Deletes files for good, out of the trash.',
    replaceFile:
      'Gives a file another content; its id, address and words stay, what shows it follows at once, orders keep what they showed.',
    restoreFileVersion: 'Gives a file back what it was; what it is now becomes a version.',
    restoreFiles: 'Brings files back out of the trash.',
    tagFiles: 'Gives files tags, and takes others away from them.',
    trashFiles: 'Puts files into the trash, where visitors no longer have them.',
    updateFile: 'Changes what is said of a file; everything that shows it follows at once.',
  },
}
