import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Rules and renderers, operations and doors against a real PostgreSQL, and components; journeys have their own. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      {
        // Vite would take graphql's ES build and Node its CommonJS one; two copies do not know each other's types.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: join(import.meta.dirname, '../node_modules/graphql/index.js') }],
        },
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
          include: ['client/**/*.test.ts'],
          exclude: ['client/journeys/**'],
          environment: 'node',
        },
      },
      'client/testing/vitest.config.ts',
    ],
  },
})
