import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { prefixCookies } from './cookies.ts'

const siteAt = async (publicUrl: string) => {
  const app = fastify()
  await app.register(cookie)
  prefixCookies(app, publicUrl)
  app.get('/', (request, reply) => {
    const flags = { httpOnly: true, sameSite: 'lax', path: '/', secure: publicUrl.startsWith('https:') } as const
    reply.setCookie('session', 's', flags).clearCookie('visitor', flags)
    return { session: request.cookies.session ?? null }
  })
  app.get('/plain', () => ({}))
  return app
}

describe('cookies of a site that is reached over https', () => {
  test('are kept by browsers for this very host alone', async () => {
    const app = await siteAt('https://shop.example.com')
    expect((await app.inject('/')).headers['set-cookie']).toEqual([
      '__Host-session=s; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(/^__Host-visitor=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect((await app.inject('/plain')).headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['its own', '__Host-session=mine', 'mine'],
    ['one that another host of the domain gave', 'session=theirs', null],
    ['its own beside such a one', 'session=theirs; __Host-session=mine', 'mine'],
    ['one of a similar name', '__Secure-session=theirs; __host-session=theirs', null],
  ])('are read where they are %s', async (_label, sent, session) => {
    const app = await siteAt('https://shop.example.com')
    expect((await app.inject({ url: '/', headers: { cookie: sent } })).json()).toEqual({ session })
  })
})

test('without https cookies go by their plain names, for browsers would not keep the others', async () => {
  const app = await siteAt('http://localhost:3000')
  const answer = await app.inject({ url: '/', headers: { cookie: 'session=mine' } })
  expect([answer.json(), answer.headers['set-cookie']?.[0]]).toEqual([
    { session: 'mine' },
    'session=s; Path=/; HttpOnly; SameSite=Lax',
  ])
})
