// Keys pressed while a Mongolian layout is on, which the keyboard of the tool does not know.
import type { Page } from '@playwright/test'

/** What a Mongolian layout types at the places of Latin letters and signs. */
const typed = {
  KeyJ: 'р',
  KeyK: 'ө',
  KeyM: 'т',
  KeyP: 'з',
  KeyR: 'ж',
  KeyT: 'э',
  KeyX: 'ч',
  KeyZ: 'я',
  Slash: 'ю',
} as const

/** Presses the key at a place, as the browser hears it from a Mongolian layout. */
export const pressCyrillic = async (
  page: Page,
  code: keyof typeof typed,
  { shift = false, control = false } = {},
): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const key = shift ? typed[code].toUpperCase() : typed[code]
  const press = { code, key, modifiers: (shift ? 8 : 0) + (control ? 2 : 0) }
  await session.send('Input.dispatchKeyEvent', { ...press, type: 'keyDown', ...(control ? {} : { text: key }) })
  await session.send('Input.dispatchKeyEvent', { ...press, type: 'keyUp' })
  await session.detach()
}
