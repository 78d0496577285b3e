import { inflateRawSync } from 'node:zlib'

/** The files of a zip whose entries are stored or deflated, by name. */
export function unzipped(content: Buffer): Record<string, string> {
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = content.readUInt16LE(end + 10)
  let at = content.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let entry = 0; entry < count; entry += 1) {
    const [method, size] = [content.readUInt16LE(at + 10), content.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(place => content.readUInt16LE(at + place))
    const header = content.readUInt32LE(at + 42)
    const name = content.subarray(at + 46, at + 46 + nameLength!).toString('utf8')
    const start = header + 30 + content.readUInt16LE(header + 26) + content.readUInt16LE(header + 28)
    const packed = content.subarray(start, start + size)
    files[name] = (method === 0 ? packed : inflateRawSync(packed)).toString('utf8')
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return files
}
