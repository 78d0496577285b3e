import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from '../../server/testing/temporaryFolder.ts'

keepTemporaryFilesInMemory()

/** What a shop tells programs of is everything that happens in it, and what it asks it asks of everybody: these journeys walk
 *  when nobody else does. */
const alone = [
  'client/journeys/webhooks.test.ts',
  'client/journeys/orderFields.test.ts',
  'client/journeys/ownSite.test.ts',
]

const journeys = {
  root: join(import.meta.dirname, '../..'),
  // Machines that do something else meanwhile take their time.
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['client/journeys/whatWasSeen.ts'],
  // Two browsers, the shop and its database share the cores: what fails once is walked once more, and is told of.
  retry: 1,
}

/** Journeys of people through the built product, in a real browser on a fresh demo shop. */
export default defineConfig({
  root: journeys.root,
  test: {
    globalSetup: ['client/journeys/globalSetup.ts'],
    projects: [
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: ['client/journeys/**/*.test.ts'],
          exclude: alone,
          // Two browsers on two cores; each file has a browser of its own.
          maxWorkers: 2,
        },
      },
      { test: { ...journeys, name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
})
