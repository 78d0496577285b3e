import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './build/chunkNames.ts'
import { compiledTexts } from './build/compiledTexts.ts'
import { compressed } from './build/compressed.ts'
import { relayTags } from './build/relayTags.ts'
import { tokensCss } from './build/tokensCss.ts'
import { withoutUnusedRelay } from './build/withoutUnusedRelay.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Two builds from one source: `dist/client` (hashed assets and `.vite/manifest.json`, served to browsers) and
 * `dist/server/entry.js` (the page renderer that the server calls). `vite build --app` makes both.
 */
export default defineConfig({
  root,
  publicDir: path.join(root, 'client/public'),
  appType: 'custom',
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  plugins: [relayTags(), compiledTexts(), chunkNames(root), tokensCss(), withoutUnusedRelay(), react(), compressed()],
  resolve: {
    alias: [
      { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      { find: /^react-relay$/, replacement: 'react-relay/hooks.js' },
    ],
  },
  css: { modules: { generateScopedName: '[name]__[local]--[hash:base64:4]' } },
  environments: {
    client: {
      build: {
        outDir: path.join(root, 'dist/client'),
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: { input: 'client/main.tsx' },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: path.join(root, 'dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { entry: 'client/entry.server.tsx' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {},
})
