import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys of people through the built product, in a real browser on a fresh demo shop. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'journeys',
    include: ['client/journeys/**/*.test.ts'],
    globalSetup: ['client/journeys/globalSetup.ts'],
    // Machines that do something else meanwhile take their time.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Two browsers on two cores; each file has a browser of its own.
    maxWorkers: 2,
  },
})
