import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** An answer of an S3 service that is none to be glad of. */
export class S3Failure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Clocks may differ by so much. */
const MOST_SKEW_MILLISECONDS = 15 * 60_000

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * Why a request is not let in, or null: what stands in its Authorization must be the signature of just this request
 * (AWS Signature Version 4 for S3, "Authenticating Requests: Using the Authorization Header"), and its body the one
 * whose sum was signed.
 */
export function signatureFailure(
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  keys: { readonly accessKey: string; readonly secretKey: string; readonly region: string },
  now: Date,
): S3Failure | null {
  const denied = (code: string, message: string) => new S3Failure(403, code, message)
  const [, accessKey, day, region, signedNames = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (day === undefined) return denied('AccessDenied', 'The request is not signed.')
  if (accessKey !== keys.accessKey) return denied('InvalidAccessKeyId', 'The key does not exist.')
  if (region !== keys.region) {
    return new S3Failure(400, 'AuthorizationHeaderMalformed', `The region is wrong; expecting ${keys.region}.`)
  }
  const at = String(headers['x-amz-date'] ?? '')
  const instant = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!at.startsWith(day) || !(Math.abs(now.getTime() - instant) < MOST_SKEW_MILLISECONDS)) {
    return denied('RequestTimeTooSkewed', 'The times differ too much.')
  }
  const sum = String(headers['x-amz-content-sha256'] ?? '')
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) {
    return new S3Failure(400, 'XAmzContentSHA256Mismatch', 'The body is not the one whose sum was signed.')
  }
  const names = signedNames.split(';')
  if (!names.includes('host')) return denied('AccessDenied', 'The host must be signed.')
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...names.map(
      name =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}`,
    ),
    '',
    signedNames,
    sum,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretKey}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex')
  return signature === given ? null : denied('SignatureDoesNotMatch', 'The signature does not match.')
}

/** As AWS encodes for signatures: all but letters, digits and `-._~`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
