import { join } from 'node:path'
import { defineProject } from 'vitest/config'
import { relayTags } from '../build/relayTags.ts'

/** Components in a document that has everything but a layout; a project of the unit run. */
export default defineProject({
  root: join(import.meta.dirname, '../..'),
  plugins: [relayTags()],
  test: {
    name: 'components',
    include: ['client/**/*.test.tsx'],
    environment: 'jsdom',
    // A worker loads Mantine and Relay once; what tests leave behind is cleared in `setup.ts`.
    isolate: false,
    // Machines that do something else meanwhile take their time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
  },
})
