import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3100)

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results/journeys',
  timeout: 480_000,
  expect: { timeout: 25_000 },
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    actionTimeout: 25_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node scripts/journeys-server.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), DATA_DIR: 'test-results/server', HOST: '127.0.0.1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
