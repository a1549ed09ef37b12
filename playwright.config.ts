import { defineConfig } from '@playwright/test'
import { findProgram } from './apps/server/test/programs.ts'
import { firefoxProgram } from './e2e/engines/firefox-program.ts'
import { lanes } from './e2e/lanes.ts'

const nights = '**/*-expires.spec.ts'
/** What people do most, in Firefox too; by keyboard alone and on every other screen, Chromium looks. */
const inFirefox = ['**/one-request-lives-its-whole-life.spec.ts', '**/anybody-checks-a-certificate-file.spec.ts']

export default defineConfig({
  testDir: 'e2e/journeys',
  // It turns the clock of its portal on, and what others left there would expire with it: `--no-deps` runs it alone.
  projects: [
    { name: 'by day', testIgnore: nights },
    { name: 'at night', testMatch: nights, dependencies: ['by day', 'firefox', 'webkit'] },
    {
      name: 'firefox',
      testMatch: inFirefox,
      grepInvert: /by keyboard alone/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefoxProgram(findProgram('firefox-esr') ?? '/usr/bin/firefox-esr') },
      },
    },
    { name: 'webkit', testDir: 'e2e/webkit' },
  ],
  outputDir: 'test-results/journeys',
  timeout: 480_000,
  expect: { timeout: 25_000 },
  workers: lanes.length,
  // What passes only later is named as flaky in the report, to be mended.
  retries: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'mn-MN',
    // What a service worker fetches passes by the faults that journeys bring about; the journey about it allows it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Ulaanbaatar',
    actionTimeout: 25_000,
    screenshot: 'only-on-failure',
    // Recording costs a third of a journey's processor time; what failed is recorded as it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: lanes.map(({ port, url, dataDir }) => ({
    command: 'node scripts/journeys-server.ts',
    url,
    env: { PORT: String(port), DATA_DIR: dataDir, HOST: '127.0.0.1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
  })),
})
