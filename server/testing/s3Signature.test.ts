import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { signatureFailure } from './s3Signature.ts'

/** The first example of "Authenticating Requests: Using the Authorization Header" in the API reference of Amazon S3. */
const keys = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
const signed = 'host;range;x-amz-content-sha256;x-amz-date'
const headers = {
  host: 'examplebucket.s3.amazonaws.com',
  range: 'bytes=0-9',
  'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'x-amz-date': '20130524T000000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
}
const at = new Date('2013-05-24T00:10:00Z')
const failureOf = (changed: Partial<IncomingMessage>, body = '', now = at) =>
  signatureFailure({ method: 'GET', headers, ...changed } as IncomingMessage, url, Buffer.from(body), keys, now)?.code

describe('the S3 server of the tests', () => {
  test('lets in what Amazon lets in', () => {
    expect(failureOf({})).toBeUndefined()
  })

  test.each([
    ['nothing signed', { headers: {} }, 'AccessDenied'],
    ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['another part', { headers: { ...headers, range: 'bytes=0-99' } }, 'SignatureDoesNotMatch'],
    [
      'another key',
      { headers: { ...headers, authorization: headers.authorization.replace('AKIA', 'AKIB') } },
      'InvalidAccessKeyId',
    ],
    [
      'another region',
      { headers: { ...headers, authorization: headers.authorization.replace('us-east-1', 'us-east-2') } },
      'AuthorizationHeaderMalformed',
    ],
  ])('refuses %s', (_label, changed, code) => {
    expect(failureOf(changed)).toBe(code)
  })

  test('refuses another body, and a request of a quarter of an hour ago', () => {
    expect(failureOf({}, 'x')).toBe('XAmzContentSHA256Mismatch')
    expect(failureOf({}, '', new Date('2013-05-24T00:15:01Z'))).toBe('RequestTimeTooSkewed')
  })
})
