/** Whether the portal was opened from the home screen, as an application of its own. */
export const isInstalled = (): boolean =>
  typeof matchMedia === 'function' &&
  (matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true)
