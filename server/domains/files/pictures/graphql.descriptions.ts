const fromOriginal = 'Of the untouched picture as it is seen; an edit replaces the one before.'
const turned = 'By how many degrees, clockwise.'
const pageNumber = 'Which page it is; the first has number 1.'
const pageCrop =
  'What can be seen of the turned page, in points (72 to an inch); null: all of it. What is cut off is hidden in the file, not gone.'

/** What the schema says of edited pictures where no field says it itself (see `server/api/descriptions`). */
export const pictureDescriptions = {
  EditObstacle: {
    '': 'What keeps a picture, or the pages of a PDF, from being edited.',
    DAMAGED: 'It breaks off, or cannot be read to its end.',
    LOCKED: 'It takes a password, or forbids changes.',
    MOVING: 'It has several frames.',
    NO_PICTURE: 'It is neither a picture made of pixels nor a PDF.',
    SIGNED: 'It is signed, and would no longer be.',
    TOO_LARGE: 'It has more than 50 megapixels, or more than 500 pages or 100 MB.',
  },
  DocumentPage: {
    '': 'A page of a PDF.',
    crop: pageCrop,
    height: 'Points (72 to an inch) of the page as it was uploaded and is seen.',
    number: pageNumber,
    pictureUrl: 'Address of a picture of it as it was uploaded, for those who edit it.',
    turned,
    width: 'Points (72 to an inch) of the page as it was uploaded and is seen.',
  },
  EditDocumentInput: {
    fileId: 'A PDF of the library.',
    pages: 'What is done to pages from now on; those that are not named are as they were uploaded.',
  },
  EditPictureInput: {
    fileId: 'A picture of the library.',
    edit: fromOriginal,
    focalPoint:
      'What stays in sight when the picture is cropped, in the picture as it will be; null: its middle; left out: where it was, if that is still there.',
  },
  File: {
    edit: 'What was done to the picture that was uploaded; null for what is no picture.',
    editObstacle: 'Why it cannot be edited; null where it can.',
    original: 'The picture as it was uploaded; null for what is no picture.',
    pages: 'The pages of a PDF; null for other files, and where they cannot be edited (`editObstacle`).',
  },
  Mutation: {
    editDocument:
      'Turns and crops pages of a PDF, always of what was uploaded, which is kept; what it was becomes an earlier version.',
    editPicture:
      'Crops, turns and mirrors a picture, always from what was uploaded, which is kept; what it was becomes an earlier version.',
  },
  OriginalPicture: {
    '': 'A picture as it was uploaded, whatever was done to it since.',
    height: 'Pixels as the picture is seen.',
    pictureUrl: 'Address of the picture in the smallest size that is at least as wide.',
    'pictureUrl(width)': 'Pixels that it should at least be wide.',
    width: 'Pixels as the picture is seen.',
  },
  PageEditInput: {
    '': 'What is done to a page: it is turned, then cropped.',
    crop: pageCrop,
    number: pageNumber,
    turned,
  },
  PictureEdit: {
    '': 'What is done to a picture: it is turned, then mirrored, then cut out.',
    crop: 'What is cut out of the turned and mirrored picture; null: all of it.',
    isMirrored: 'Whether it is mirrored left to right; top to bottom is this and half a turn.',
    turned,
  },
  PictureEditInput: {
    '': fromOriginal,
    crop: 'What is cut out of the turned and mirrored picture; null: all of it.',
    isMirrored: 'Whether it is mirrored left to right; top to bottom is this and half a turn.',
    turned,
  },
  PictureTurn: {
    '': 'Quarters of a turn, clockwise.',
    BY_0: 'As it is.',
    BY_90: 'A quarter to the right.',
    BY_180: 'Upside down.',
    BY_270: 'A quarter to the left.',
  },
  Rectangle: {
    '': 'A part of a picture, in pixels.',
    height: 'Pixels.',
    left: 'Pixels from the left edge.',
    top: 'Pixels from the top.',
    width: 'Pixels.',
  },
  RectangleInput: {
    '': 'A part of a picture, in pixels.',
    height: 'Pixels, at least one.',
    left: 'Pixels from the left edge.',
    top: 'Pixels from the top.',
    width: 'Pixels, at least one.',
  },
}
