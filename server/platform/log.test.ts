import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { expect, it } from 'vitest'

it.runIf(process.platform === 'linux')('a log on a full disk ends no process', async () => {
  const full = await open('/dev/full', 'w')
  const script = `
    import { openLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
    const log = openLog('info')
    for (let i = 0; i < 20; i += 1) {
      log.info({ i }, 'said')
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    process.stderr.write('still there')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', full.fd, 'pipe'],
  })
  let words = ''
  child.stderr?.on('data', chunk => {
    words += String(chunk)
  })
  const [code] = await once(child, 'close')
  await full.close()
  expect([code, words]).toEqual([0, 'still there'])
})
