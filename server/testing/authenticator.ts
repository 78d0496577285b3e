import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device that keeps one passkey (ES256, no attestation), as a browser speaks of it in JSON. Source: WebAuthn 2. */
export function newAuthenticator(origin: string, site: string = new URL(origin).hostname) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
  const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
  const numbered = (counter: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(counter)
    return bytes
  }
  const authData = (flags: number, counter: number, rest: Uint8Array = Buffer.alloc(0)) =>
    Buffer.concat([sha256(site), Buffer.from([flags]), numbered(counter), rest])
  const clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })
  const present = 0x01
  const verified = 0x04
  const withKey = 0x40

  return {
    /** The answer to options for a new passkey. */
    register(options: string): string {
      const { challenge } = JSON.parse(options) as { challenge: string }
      const coordinates = [Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')] as const
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        coordinates[0],
        Buffer.from('225820', 'hex'),
        coordinates[1],
      ])
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authData(present | verified | withKey, 0, made)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    /** The answer to options for signing in; `isVerified` false: it did not ask who is there. */
    signIn(options: string, counter: number, isVerified = true): string {
      const { challenge } = JSON.parse(options) as { challenge: string }
      const clientDataJSON = clientData('webauthn.get', challenge)
      const data = authData(isVerified ? present | verified : present, counter)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return answer({
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}
