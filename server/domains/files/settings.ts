import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'

const megabytes = z.int().min(1).max(2_000)
/** Pixels; 0: as few as it has. */
const leastPixels = z.int().min(0).max(20_000)

/** Kinds of files by which the library tells what it takes: `document` is PDF, office formats and texts, `other` the rest. */
export const uploadKinds = ['picture', 'document', 'video', 'other'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** What comes into the file library, and how much of it. A megabyte has 1,000,000 bytes. */
export const uploadSettings = defineSettings(
  'files',
  z.object({
    /** Largest file of each kind. */
    pictureMegabytes: megabytes,
    documentMegabytes: megabytes,
    videoMegabytes: megabytes,
    otherMegabytes: megabytes,
    /** Which kinds come in. */
    takenKinds: z.array(z.enum(uploadKinds)).max(uploadKinds.length),
    /** The smallest that a picture may be; what a place wants besides counts there, too. */
    leastPictureWidth: leastPixels,
    leastPictureHeight: leastPixels,
    /** Most files of one request. */
    filesPerRequest: z.int().min(1).max(100),
    /** Room for all files together, what is still arriving included. */
    quotaMegabytes: z.int().min(1).max(100_000_000),
    /** Where else programs may send files to, besides the documented path. */
    uploadPath: z
      .string()
      .max(200)
      .regex(/^$|^\/api(\/[\w-]+)+$/, 'begins with /api/ and has letters, digits, - and _ between slashes'),
  }),
  {
    ...{ pictureMegabytes: 100, documentMegabytes: 100, videoMegabytes: 1_000, otherMegabytes: 100 },
    ...{ takenKinds: [...uploadKinds], leastPictureWidth: 0, leastPictureHeight: 0 },
    ...{ filesPerRequest: 20, quotaMegabytes: 20_000, uploadPath: '/api/v0/upload' },
  },
)
export type UploadSettings = ReturnType<(typeof uploadSettings)['of']>
