// WebKitGTK as Debian brings it, steered over WebDriver: Playwright drives an engine of its own build alone.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'

/** A window of WebKit, and how it is closed with everything that was started for it. */
export type WebKit = { readonly driver: WebDriver; close(): Promise<void> }

/** Starts a screen in memory, the driver on this port and a window; throws when a program is missing. */
export const startWebKit = async (
  port: number,
  { width, height }: { width: number; height: number },
): Promise<WebKit> => {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (!browser || !existsSync('/usr/bin/Xvfb')) throw new Error('Install the packages "webkit2gtk-driver" and "xvfb".')
  const started: ChildProcess[] = []
  const stop = (): void => {
    for (const child of started.toReversed()) child.kill()
  }
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    started.push(screen)
    const display = await new Promise<string>((resolve, reject) => {
      screen.once('error', reject)
      screen.stdio[3]?.once('data', data => resolve(String(data).trim()))
    })
    const env = { ...process.env, DISPLAY: `:${display}`, LANG: 'mn_MN.UTF-8', TZ: 'Asia/Ulaanbaatar' }
    started.push(spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }))
    const server = `http://127.0.0.1:${port}`
    await answers(`${server}/status`)
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
    await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    return {
      driver,
      async close() {
        await driver.quit().catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

const answers = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer`)
}
