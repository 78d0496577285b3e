import { BankFileRefused } from './bankLine.ts'

/** Whether a text holds a sign that is in no text of a bank: what has one is in another encoding, or no text. */
const isBroken = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd || (code < 32 && code !== 9 && code !== 10 && code !== 13)) return true
  }
  return false
}

/** UTF-16 without a mark: every second byte of its beginning is 0. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 400)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1
  const most = start.length / 4
  if (zeros[1]! > most && zeros[0] === 0) return 'utf-16le'
  if (zeros[0]! > most && zeros[1] === 0) return 'utf-16be'
  return null
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const utf16 = unmarkedUtf16(bytes)
  if (utf16) return utf16
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** A text out of bytes, by its mark, else UTF-8 where all of it is, else as Windows writes it. Refuses what no encoding makes a text
 *  of. */
export function decoded(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = encodingOf(bytes)
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new BankFileRefused('ENCODING', `the bytes are no ${encoding}`)
    throw error
  }
  if (isBroken(text)) throw new BankFileRefused('ENCODING', 'it holds signs that are in no text')
  return { text, encoding }
}
