import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Rules and renderers, operations and doors against a real PostgreSQL, and components; journeys have their own. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/globalSetup.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          exclude: ['client/journeys/**'],
          environment: 'node',
        },
      },
    ],
  },
})
