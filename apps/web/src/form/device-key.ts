// The key of what a person typed, on a device where the portal is installed: a key that can be used and not read out,
// so that the app opens drafts without a network. Signing out takes it away.
import { createStore, del, get, set, type UseStore } from 'idb-keyval'

let opened: UseStore | null = null
const database = (): UseStore => {
  opened ??= createStore('khyanalt-keys', 'keys')
  return opened
}

/** Keeps the key of a person. */
export const keepKey = (userId: string, key: CryptoKey): Promise<void> => set(userId, key, database())

/** The key that was kept, or undefined. */
export const findKey = (userId: string): Promise<CryptoKey | undefined> => get<CryptoKey>(userId, database())

/** Takes the key away. */
export const forgetKey = (userId: string): Promise<void> => del(userId, database())
