// What a person typed lies encrypted on the device: under a key that the server answers to that person alone and that
// stays in memory, so that whoever gets hold of the browser's database, or of a copy of it, reads nothing.
import { getDraftKey } from '@khyanalt/contract/draft-key'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { isInstalled } from '../api/installed.ts'
import { onUserChanged } from '../api/session.ts'
import { findKey, keepKey } from './device-key.ts'

type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }

/** An entry encrypted for its owner and its place; fails while the key cannot be had. */
export const sealEntry = async (place: string, entry: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(entry))
  return { iv, sealed: await crypto.subtle.encrypt(cipher(iv, place), await keyOf(place), text) }
}

/** The entry again; one from before entries were encrypted as it is; undefined where nothing can be read. */
export const openEntry = async (place: string, stored: unknown): Promise<unknown> => {
  if (!isSealed(stored)) return stored
  const key = await keyOf(place)
  const text = await crypto.subtle.decrypt(cipher(stored.iv, place), key, stored.sealed).catch(() => null)
  return text === null ? undefined : JSON.parse(new TextDecoder().decode(text))
}

/** The place is encrypted with it, so that no entry stands for another. */
const cipher = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
})

/** Asks for the key of a person ahead of the first entry, while there is a connection; nobody waits for it. */
export const prepareKey = (userId: string): void => {
  keyOf(`${userId}/`).catch(() => undefined)
}

let known: { readonly userId: string; readonly key: CryptoKey } | null = null
let asked: { readonly userId: string; readonly key: Promise<CryptoKey> } | null = null
// Whoever comes next on this page finds no key of those before.
onUserChanged(() => {
  known = null
})

/** The key of whoever the place belongs to, asked for once a page. */
const keyOf = (place: string): Promise<CryptoKey> => {
  const [userId = ''] = place.split('/')
  if (known?.userId === userId) return Promise.resolve(known.key)
  if (asked?.userId === userId) return asked.key
  const key = askKey(userId)
    .catch(reason => takeKept(userId, reason))
    .finally(() => {
      asked = null
    })
  asked = { userId, key }
  return key
}

/** Pauses before the key is asked for again, in milliseconds: what was typed before must not look lost for a moment's failure. */
const pauses = [300, 1200] as const

const askKey = async (userId: string): Promise<CryptoKey> => {
  const answer = await pauses.reduce(
    (asking, pause) =>
      asking.catch(async () => {
        await new Promise(resolve => setTimeout(resolve, pause))
        return callApi(getDraftKey, {})
      }),
    callApi(getDraftKey, {}),
  )
  // Somebody else may have signed in beside this page.
  if (answer.user_id !== userId) throw new Error('The key is not that of the person who typed')
  const bytes = Uint8Array.from(atob(answer.key), character => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  known = { userId, key }
  if (isInstalled()) await keepKey(userId, key).catch(() => undefined)
  return key
}

/** The key as this device has it, where the server cannot be asked. */
const takeKept = async (userId: string, reason: unknown): Promise<CryptoKey> => {
  const offline = reason instanceof ApiError && reason.code === 'network' && isInstalled()
  const key = offline ? await findKey(userId).catch(() => undefined) : undefined
  if (!key) throw reason
  known = { userId, key }
  return key
}

const isSealed = (stored: unknown): stored is Sealed =>
  typeof stored === 'object' && stored !== null && 'sealed' in stored && 'iv' in stored
