// News for open browsers, as a notification of PostgreSQL carries it.

/** News for open browsers. */
export type Bell =
  /** The queue of the agency moved. */
  | { readonly of: 'queue'; readonly requestNumber: string }
  /** Somebody began or ended to look at this request. */
  | { readonly of: 'presence'; readonly requestNumber: string }
  /** These people have a new notification. */
  | { readonly of: 'notifications'; readonly userIds: readonly string[] }
  /** The account or the companies of this person changed. */
  | { readonly of: 'user'; readonly userId: string }
  /** These sessions were ended; their sockets are to be closed. */
  | { readonly of: 'ended'; readonly sessionIds: readonly string[] }

/** The channel that every process which has sockets listens to. */
export const bellChannel = 'khyanalt_bells'

/** The bell of a notification, or null where it is none of this release. */
export const readBell = (payload: string): Bell | null => {
  const bell = parse(payload)
  if (bell?.of === 'queue' || bell?.of === 'presence')
    return typeof bell.requestNumber === 'string' ? (bell as Bell) : null
  if (bell?.of === 'user') return typeof bell.userId === 'string' ? (bell as Bell) : null
  if (bell?.of === 'notifications') return isTexts(bell.userIds) ? (bell as Bell) : null
  if (bell?.of === 'ended') return isTexts(bell.sessionIds) ? (bell as Bell) : null
  return null
}

const parse = (payload: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

/** None at all would be everybody to the rooms of socket.io. */
const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(text => typeof text === 'string')
