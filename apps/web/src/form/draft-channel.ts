// Two pages on one draft hear each other: who is there, what was saved, that it was sent.
type Values = Readonly<Record<string, unknown>>

type Message =
  | { readonly kind: 'ask' | 'here' | 'bye' | 'sent'; readonly from: string }
  | { readonly kind: 'saved'; readonly from: string; readonly version: number; readonly values: Values }

/** How long a page waits for others to answer, in milliseconds; they answer at once unless they are gone. */
const answerTime = 200

export type DraftChannel = ReturnType<typeof openDraftChannel>

type Handlers = {
  readonly onPeers: (others: number) => void
  readonly onSaved: (version: number, values: Values) => void
  readonly onSent: () => void
}

/** Opens the channel of one person's draft; a browser without channels hears nobody. */
export const openDraftChannel = (userId: string, requestNumber: string, pageId: string) => {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`draft:${userId}:${requestNumber}`)
  const peers = new Set<string>()
  let handlers: Handlers | null = null

  const post = (message: Message) => channel?.postMessage(message)
  const meet = (page: string) => {
    const before = peers.size
    peers.add(page)
    if (peers.size !== before) handlers?.onPeers(peers.size)
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.from === pageId) return
      if (data.kind === 'bye') {
        peers.delete(data.from)
        handlers?.onPeers(peers.size)
        return
      }
      meet(data.from)
      if (data.kind === 'ask') post({ kind: 'here', from: pageId })
      else if (data.kind === 'saved') handlers?.onSaved(data.version, data.values)
      else if (data.kind === 'sent') handlers?.onSent()
    }
  }

  return {
    /** The other pages that are open on this draft now. */
    findPeers: async (): Promise<ReadonlySet<string>> => {
      post({ kind: 'ask', from: pageId })
      if (channel) await new Promise(resolve => setTimeout(resolve, answerTime))
      return peers
    },
    listen: (next: Handlers) => {
      handlers = next
      next.onPeers(peers.size)
    },
    tellSaved: (version: number, values: Values) => post({ kind: 'saved', from: pageId, version, values }),
    tellSent: () => post({ kind: 'sent', from: pageId }),
    close: () => {
      post({ kind: 'bye', from: pageId })
      handlers = null
      channel?.close()
    },
  }
}
