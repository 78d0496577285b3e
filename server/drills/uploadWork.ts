import sharp from 'sharp'
import type { Visitor } from '../harness/visitor.ts'
import { WrongAnswer } from '../harness/visitor.ts'

/** Something that a member does with files: what is acknowledged must be there whole afterwards, and edited where it was
 *  `edited`. `name` is nobody else's, `productId` a global id. Throws `WrongAnswer`, `ConnectionLost`. */
export type UploadWork = (
  member: Visitor,
  input: { readonly name: string; readonly productId: string },
) => Promise<'brought' | 'edited'>

let plain: Promise<Buffer> | null = null

/** A picture with the name in a comment, for files of the same bytes would be one. Whoever takes time to draw it takes it from
 *  the shop, which lives on the same machine. */
async function pictureOf(name: string): Promise<Buffer> {
  plain ??= sharp({ create: { width: 400, height: 300, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer()
  const jpeg = await plain
  const comment = Buffer.alloc(4 + name.length)
  comment.writeUInt16BE(0xfffe, 0)
  comment.writeUInt16BE(2 + name.length, 2)
  comment.write(name, 4, 'latin1')
  // Behind the mark with which each JPEG begins.
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

const addImage = `mutation ($input: AddProductImageInput!) { addProductImage(input: $input) { errors { code } } }`
const addDownload = `mutation ($input: AddProductDownloadInput!) { addProductDownload(input: $input) { errors { code } } }`

const uploadToLibrary = `mutation ($input: UploadFileInput!) { uploadFile(input: $input) { file { id } errors { code } } }`
const crop = `mutation ($input: EditPictureInput!) { editPicture(input: $input) { errors { code } } }`

function refuseErrors(answered: unknown): void {
  const { errors } = answered as { readonly errors: readonly { readonly code: string }[] }
  if (errors.length > 0) throw new WrongAnswer(200, `refused: ${errors.map(({ code }) => code).join()}`)
}

const uploadPicture: UploadWork = async (member, { name, productId }) => {
  const file = { name: `${name}.jpg`, type: 'image/jpeg', content: await pictureOf(name) }
  refuseErrors((await member.upload(addImage, { productId, view: 'FRONT' }, file)).addProductImage)
  return 'brought'
}

const uploadDocument: UploadWork = async (member, { name, productId }) => {
  const content = Buffer.concat([
    Buffer.from(`%PDF-1.7\n% ${name}\n`),
    Buffer.alloc(100_000, name),
    Buffer.from('\n%%EOF\n'),
  ])
  const file = { name: `${name}.pdf`, type: 'application/pdf', content }
  refuseErrors((await member.upload(addDownload, { productId, title: { de: name } }, file)).addProductDownload)
  return 'brought'
}

/** Brings a picture to the library and cuts something out of it, twice: the second time of what the first one left. */
const cropPicture: UploadWork = async (member, { name }) => {
  const file = { name: `${name}.jpg`, type: 'image/jpeg', content: await pictureOf(name) }
  const { uploadFile } = await member.upload(uploadToLibrary, {}, file)
  refuseErrors(uploadFile)
  const { id } = (uploadFile as { readonly file: { readonly id: string } }).file
  for (const [revision, width] of [
    [1, 200],
    [2, 100],
  ] as const) {
    const edit = { turned: 'BY_90', isMirrored: false, crop: { left: 10, top: 20, width, height: 150 } }
    refuseErrors((await member.graphql(crop, { input: { fileId: id, revision, edit } })).editPicture)
  }
  return 'edited'
}

/** What members do in turns. Whatever else makes or changes files joins here. */
export const uploadWorks: readonly UploadWork[] = [uploadPicture, cropPicture, uploadPicture, uploadDocument]
