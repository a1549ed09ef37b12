// Uploads of the page: one at a time per person (REQ-FILE-06), with progress and a way to stop.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { uploadApi } from '../api/upload.ts'

/** The upload under way; `key` says which field it belongs to. */
type RunningUpload = { readonly key: string; readonly fileName: string; readonly percent: number }

let running: RunningUpload | null = null
let controller: AbortController | null = null
// What was stopped here may be known to the server a little later; until then it takes no other.
let stoppedAt = Number.NEGATIVE_INFINITY
const farewell = 10_000
const listeners = new Set<() => void>()

const change = (next: RunningUpload | null): void => {
  running = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The upload of one field, so that progress elsewhere does not re-render it. */
export const useUploadOf = (key: string): RunningUpload | null =>
  useSyncExternalStore(subscribe, () => (running?.key === key ? running : null))

/** Whether an upload is under way. */
export const isUploading = (): boolean => running !== null

/** Whether an upload is under way, for what need not follow its progress. */
export const useIsUploading = (): boolean => useSyncExternalStore(subscribe, isUploading)

/** Sends a file; while another is under way the caller refuses before asking. */
export const startUpload = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  file: File,
  key: string,
): Promise<OutputOf<C>> => {
  controller = new AbortController()
  const { signal } = controller
  change({ key, fileName: file.name, percent: 0 })
  const onProgress = (share: number) => {
    const percent = Math.round(share * 100)
    if (running && running.percent !== percent) change({ ...running, percent })
  }
  try {
    for (;;) {
      try {
        return await uploadApi(call, input, file, { signal, onProgress })
      } catch (error) {
        const isOwn = performance.now() - stoppedAt < farewell
        if (!isOwn || !(error instanceof ApiError) || error.code !== 'upload_running') throw error
      }
      await new Promise(resolve => setTimeout(resolve, 500))
      signal.throwIfAborted()
    }
  } finally {
    controller = null
    change(null)
  }
}

/** Stops the upload under way. */
export const stopUpload = (): void => {
  stoppedAt = performance.now()
  controller?.abort()
}
