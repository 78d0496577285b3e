import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { savedName } from '../kit/fileNames.ts'
import { errorCode } from './failure.ts'

/** Everything but what RFC 9110 (5.5) lets stand in a field without doubt: visible ASCII and blanks. */
const unusual = /[^ -~]/
const unusualCharacters = /[^ -~]/gu

/** A text as it may stand in a header: whatever is no plain ASCII is percent-encoded, so that no text can end the header,
 *  begin another or stop the answer from being sent. */
export function headerText(text: string): string {
  if (!unusual.test(text)) return text
  return text.toWellFormed().replaceAll(unusualCharacters, encodeURIComponent)
}

/** An address for `Location`. One of this site begins with one slash, for with two it would name another. */
const locationText = (address: string): string =>
  address.startsWith('http') ? headerText(address) : headerText(address).replace(/^(?:[/\\]|%09|%0A|%0D)+/, '/')

function fieldOf(name: string, value: OutgoingHttpHeaders[string]): OutgoingHttpHeaders[string] {
  if (typeof value === 'string') return name === 'location' ? locationText(value) : headerText(value)
  return Array.isArray(value) ? value.map(headerText) : value
}

/**
 * The one place through which the headers of every answer go, whichever door wrote them: what could not be sent is made
 * fit for it, and `Location` never names another site by slashes alone. Without it one character of an address would be
 * an error when the answer has been made already, and the catalogue of errors could not answer any more.
 */
export function cleanHeadersOf(answer: ServerResponse): void {
  answer.writeHead = writeCleanHead
  answer.setHeader = setCleanHeader
}

function writeCleanHead(this: ServerResponse, status: number, headers?: unknown): ServerResponse {
  const fields = (headers ?? {}) as OutgoingHttpHeaders
  const { writeHead } = Object.getPrototypeOf(this) as ServerResponse
  if (fields.location !== undefined) fields.location = locationText(fields.location)
  try {
    return writeHead.call(this, status, fields)
  } catch (error) {
    // Node reads every value anyhow; reading all of them here as well would cost each answer some microseconds.
    if (errorCode(error) !== 'ERR_INVALID_CHAR') throw error
    for (const name in fields) fields[name] = fieldOf(name, fields[name])
    return writeHead.call(this, status, fields)
  }
}

function setCleanHeader<Answer extends ServerResponse>(
  this: Answer,
  name: string,
  value: number | string | readonly string[],
): Answer {
  const field = fieldOf(name.toLowerCase(), value as string) as typeof value
  return (Object.getPrototypeOf(this) as ServerResponse).setHeader.call(this, name, field) as Answer
}

/** `name` for Content-Disposition, as it can be saved (`savedName`): plain for old clients, in UTF-8 for the others
 *  (RFC 6266, RFC 8187). */
export const fileNameField = (name: string): string => fieldOfName(savedName(name))

const fieldOfName = (name: string): string =>
  `filename="${name.replaceAll(/[^\w.\- ]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, character => `%${character.charCodeAt(0).toString(16)}`)}`
