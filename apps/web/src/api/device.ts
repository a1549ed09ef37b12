// Whether this browser shows messages while no page of the portal is open.
import { addDevice, removeDevice } from '@khyanalt/contract/notifications'
import { callApi } from './client.ts'
import { deviceOwnerKey, findSubscription } from './service-worker.ts'
import { readSession } from './session.ts'

/** `install`: only once the portal stands on the home screen (iPhone); `blocked`: refused in the browser's settings. */
export type DeviceState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** What can be done on this browser about messages. */
export const readDevice = async (): Promise<DeviceState> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) {
    return isApple() ? 'install' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'blocked'
  const owner = localStorage.getItem(deviceOwnerKey)
  return owner !== null && owner === readSession().user?.id && (await findSubscription()) ? 'on' : 'off'
}

/** Asks for leave and lets this browser show messages; answers what came of it. Throws a refusal of the server. */
export const turnOnDevice = async (key: string): Promise<DeviceState> => {
  if ((await Notification.requestPermission()) !== 'granted') return readDevice()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription from before the portal changed its key, or of somebody else, takes no messages of this one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  await callApi(addDevice, { endpoint: subscription.endpoint, p256dh, auth })
  localStorage.setItem(deviceOwnerKey, readSession().user?.id ?? '')
  return 'on'
}

/** Ends messages on this browser. */
export const turnOffDevice = async (): Promise<DeviceState> => {
  const subscription = await findSubscription()
  if (subscription) {
    await callApi(removeDevice, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  localStorage.removeItem(deviceOwnerKey)
  return 'off'
}

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent)
