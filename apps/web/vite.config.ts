// Two builds from the same sources: the browser's and the server's half of the first view.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
      : { input: 'index.html' },
  },
  ssr: {
    // The server runs these as they are; bundling them would make second copies of its contract values.
    external: ['@khyanalt/contract', '@khyanalt/domain', '@khyanalt/form-engine'],
  },
}))
