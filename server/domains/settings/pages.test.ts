import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { newId } from '../../kit/ids.ts'
import { readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { setSettings, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { registerSecurityTxt } from './pages.ts'

const database = await testDatabase()
const origin = 'https://shop.example.com'
const app = await buildApp({
  ...{ config: readConfig({ PUBLIC_URL: origin }), log: openLog('silent'), database, newId, clientFolder: null },
  pages: (_request, reply) => reply.code(404).send(),
  doors: [scope => registerSecurityTxt(scope, { origin, database, now: () => TEST_NOW })],
})
const ask = () => app.inject({ url: '/.well-known/security.txt' })

describe('security.txt', () => {
  test('names the shop’s address, until when it is good, and where it stands', async () => {
    await setSettings(database, 'shop', { email: 'sicherheit@sport-huber.at' })
    expect((await ask()).body.split('\n')).toEqual([
      'Contact: mailto:sicherheit@sport-huber.at',
      'Expires: 2027-05-19T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://shop.example.com/.well-known/security.txt',
      'Policy: https://shop.example.com/Imprint',
      '',
    ])
  })

  test('is not there while there is nobody to write to', async () => {
    await setSettings(database, 'shop', { email: '' })
    expect((await ask()).statusCode).toBe(404)
  })
})
