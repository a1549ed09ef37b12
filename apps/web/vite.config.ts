// Two builds from the same sources: the browser's and the server's half of the first view.

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    target: 'es2023',
    // light-dark() stays as written.
    cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One small style sheet for the whole portal: nothing flashes unstyled after a lazy screen arrives.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : {
          input: 'index.html',
          // What every page needs compresses 3 kB better as one file than as five.
          output: {
            advancedChunks: {
              groups: [{ name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
            },
          },
        },
  },
  // Browsers get the light stand-ins: public pages must stay below 120 kB of JavaScript.
  plugins: [react(), ...(isSsrBuild ? [] : [lightStandIns()])],
  ssr: {
    // The server runs these as they are; bundling them would make second copies of its contract values.
    external: ['@khyanalt/contract', '@khyanalt/domain', '@khyanalt/form-engine'],
  },
}))

/** Swaps what our packages import for parts of ours; other importers keep the real libraries. */
function lightStandIns(): Plugin {
  const standIns = new Map([
    ['zod', { importers: ['/packages/contract/', '/packages/form-engine/'], file: 'src/api/trusted-schema.ts' }],
    ['intl-messageformat', { importers: ['/packages/domain/'], file: 'src/language/message-format.ts' }],
  ])
  return {
    name: 'light-stand-ins',
    enforce: 'pre',
    resolveId(id, importer) {
      const standIn = standIns.get(id)
      return standIn?.importers.some(folder => importer?.includes(folder))
        ? join(import.meta.dirname, standIn.file)
        : null
    },
  }
}
