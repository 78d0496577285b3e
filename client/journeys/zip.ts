import { inflateRawSync } from 'node:zlib'

/** The files of a zip by name, whose entries are stored or deflated (PKWARE APPNOTE 4.3). */
export function unzipped(content: Buffer): Record<string, string> {
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files: Record<string, string> = {}
  let at = content.readUInt32LE(end + 16)
  for (let left = content.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = (place: number) => content.readUInt16LE(at + place)
    const header = content.readUInt32LE(at + 42)
    const start = header + 30 + content.readUInt16LE(header + 26) + content.readUInt16LE(header + 28)
    const packed = content.subarray(start, start + content.readUInt32LE(at + 20))
    const name = content.subarray(at + 46, at + 46 + length(28)).toString('utf8')
    files[name] = (length(10) === 0 ? packed : inflateRawSync(packed)).toString('utf8')
    at += 46 + length(28) + length(30) + length(32)
  }
  return files
}
