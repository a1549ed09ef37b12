import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests of processes, clocks and backups wait for most of their time.
    maxWorkers: 3,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          environment: 'node',
          isolate: false,
          include: ['packages/**/*.test.ts'],
          // Properties are tried on thousands of generated forms, which takes longer on a busy machine.
          testTimeout: 30_000,
          // No test may live on what another one left; the seed of the order is printed (`--sequence.seed`).
          sequence: { shuffle: { tests: true } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // A file has a database of its own; loading the server anew for each took as long as its tests.
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts', 'ops/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          // Starting servers and drawing documents on a busy machine takes longer than the default of five seconds.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        root: 'apps/web',
        plugins: [react()],
        test: {
          name: 'web',
          environment: './test/page-environment.ts',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          sequence: { shuffle: { tests: true } },
          setupFiles: ['test/end-with-page.ts', 'test/fail-on-console-error.ts'],
        },
      },
    ],
  },
})
