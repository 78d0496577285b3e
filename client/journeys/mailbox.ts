import { request } from 'playwright-core'
import { expect, inject } from 'vitest'

const { url, email: staffEmail, password } = inject('site')

interface Outbox {
  data: { mails: { edges: { node: { kind: string; text: string } }[] } }
}

/** Reads the mails of the shop as its administrator does in the outbox; signs in once. */
export async function openOutbox(): Promise<{
  /** The address of the link in the latest mail of a kind to somebody; waits until it is there. */
  linkIn(kind: string, to: string): Promise<string>
  kindsTo(to: string): Promise<string[]>
  /** The words of the latest mail of a kind to somebody; empty where there is none. */
  textOf(kind: string, to: string): Promise<string>
  close(): Promise<void>
}> {
  const administrator = await request.newContext({ extraHTTPHeaders: { origin: url, 'x-forwarded-for': '10.77.1.1' } })
  const ask = async <Answer>(query: string, variables: object): Promise<Answer> =>
    (await administrator.post(`${url}/graphql`, { data: { query, variables } })).json() as Promise<Answer>
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  expect(await ask(signIn, { input: { email: staffEmail, password } })).toEqual({ data: { signIn: { errors: [] } } })
  const query = 'query($to: String!) { mails(filter: { search: $to }) { edges { node { kind text } } } }'
  const mailsTo = async (to: string) => {
    const { data } = await ask<Outbox>(query, { to })
    return data.mails.edges.map(({ node }) => node)
  }
  return {
    async linkIn(kind, to) {
      const find = async () => {
        const mail = (await mailsTo(to)).find(each => each.kind === kind)
        return /^https?:\/\/\S+\/[\w-]{43}$/m.exec(mail?.text ?? '')?.[0] ?? ''
      }
      await expect.poll(find).not.toBe('')
      return find()
    },
    textOf: async (kind, to) => (await mailsTo(to)).find(each => each.kind === kind)?.text ?? '',
    kindsTo: async to => (await mailsTo(to)).map(({ kind }) => kind),
    close: () => administrator.dispose(),
  }
}
