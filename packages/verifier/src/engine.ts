// Browsers and Node bring the same cryptography under the same name.
import { CryptoEngine, getEngine, setEngine } from 'pkijs'

/** Gives the reader of certificates its cryptography. */
export const startEngine = (): void => {
  if (getEngine().crypto) return
  setEngine('web', new CryptoEngine({ name: 'web', crypto: globalThis.crypto }))
}
