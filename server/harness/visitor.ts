import { randomUUID } from 'node:crypto'
import type { Prepared } from '../typedClient/src/documents.ts'
import { type Answer, Connection, headerOf } from './connection.ts'

/** A GraphQL answer's `data`, as deep as a trial looks into it. */
export type Fields = { readonly [name: string]: unknown }

/** An answer that is not what it must be; `status` 200 where its content is wrong. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Addresses set aside for measuring (RFC 2544): each visitor comes from another one, as from behind a proxy. */
const urlOf = (number: number): string => `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`

const LINE = Buffer.from('\r\n')

let visitors = Math.floor(Math.random() * 131_072)

/** Somebody with a browser of their own: an address, cookies, and a connection that stays open. */
export class Visitor {
  readonly connection: Connection
  readonly #cookies = new Map<string, string>()
  #forwarded = ''
  /** The code of the partner by whose link the visit began; empty: by none. */
  partner = ''

  constructor(port: number) {
    this.connection = new Connection(port)
    this.renew()
  }

  /** Becomes somebody who has never been here, on the same connection. */
  renew(): void {
    this.#cookies.clear()
    visitors += 1
    this.#forwarded = `x-forwarded-for: ${urlOf(visitors)}\r\n`
  }

  /** The cookies, to be somebody's on another connection too. */
  get cookies(): Map<string, string> {
    return this.#cookies
  }

  async get(path: string, headers = ''): Promise<Answer> {
    return this.#noted(await this.connection.request(`GET ${path} HTTP/1.1\r\n${this.#head()}${headers}\r\n`))
  }

  async post(path: string, json: string): Promise<Answer> {
    const lengths = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n`
    return this.#noted(await this.connection.request(`POST ${path} HTTP/1.1\r\n${this.#head()}${lengths}\r\n${json}`))
  }

  /** Sends a mutation whose variable `input` has a file in its field `file`, as a form. Throws `WrongAnswer` where there
   *  are errors, `ConnectionLost` where no answer comes. */
  async upload(query: string, input: object, file: { name: string; type: string; content: Buffer }): Promise<Fields> {
    const boundary = randomUUID()
    const part = (head: string, body: string | Buffer) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(body),
        LINE,
      ])
    const form = Buffer.concat([
      part('name="operations"', JSON.stringify({ query, variables: { input: { ...input, file: null } } })),
      part('name="map"', '{"0":["variables.input.file"]}'),
      part(`name="0"; filename="${file.name}"\r\nContent-Type: ${file.type}`, file.content),
      Buffer.from(`--${boundary}--\r\n`),
    ])
    return dataOf(await this.send('/graphql', `multipart/form-data; boundary=${boundary}`, form))
  }

  /** Posts a body of whatever type. */
  async send(path: string, type: string, body: Buffer): Promise<Answer> {
    const lengths = `content-type: ${type}\r\ncontent-length: ${body.byteLength}\r\n`
    const head = Buffer.from(`POST ${path} HTTP/1.1\r\n${this.#head()}${lengths}\r\n`)
    return this.#noted(await this.connection.request(Buffer.concat([head, body])))
  }

  /** Sends an operation and answers with its data. Throws `WrongAnswer` where there are errors. */
  async graphql(query: string, variables: object = {}): Promise<Fields> {
    return dataOf(await this.post('/graphql', JSON.stringify({ query, variables })))
  }

  /** Asks what was prepared (typed client), on this connection. Throws `WrongAnswer` where there are errors. */
  async ask<Variables, Found>(prepared: Prepared<Variables, Found>, given: Variables): Promise<Found> {
    return foundIn(await this.post('/graphql', prepared.bodyOf(given)), prepared)
  }

  #head(): string {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return `host: localhost\r\n${this.#forwarded}${cookies && `cookie: ${cookies}\r\n`}${this.partner && `x-partner: ${this.partner}\r\n`}`
  }

  #noted(answer: Answer): Answer {
    for (const [, name = '', value = ''] of answer.head.matchAll(/^set-cookie: *([^=]+)=([^;\r]*)/gim)) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }
}

/** What an answer holds of what was prepared. Throws `WrongAnswer`. */
export const foundIn = <Found>(answer: Answer, _prepared: Prepared<never, Found>): Found => dataOf(answer) as Found

/** The data of a GraphQL answer. Throws `WrongAnswer`. */
function dataOf(answer: Answer): Fields {
  const text = answer.body.toString()
  if (answer.status !== 200 || !headerOf(answer, 'content-type')?.includes('json')) {
    throw new WrongAnswer(answer.status, `${answer.status}: ${text.slice(0, 300)}`)
  }
  const { data, errors } = JSON.parse(text) as { data?: Fields | null; errors?: unknown }
  if (errors !== undefined || !data) throw new WrongAnswer(answer.status, text.slice(0, 300))
  return data
}
