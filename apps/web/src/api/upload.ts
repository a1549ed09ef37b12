// Uploads a file with progress, which fetch cannot tell.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { isFailure, networkError, readFailure } from './api-error.ts'
import { apiAddress, apiHeaders } from './client.ts'
import { getToken, markExpired } from './session.ts'

type UploadOptions = {
  /** Share sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Sends one file as `file`; the other inputs travel as fields before it and in the query. */
export const uploadApi = <C extends Call>(
  call: C,
  input: InputOf<C>,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<OutputOf<C>> =>
  new Promise((resolve, reject) => {
    const token = getToken()
    const form = new FormData()
    for (const [key, value] of Object.entries(input as Record<string, unknown>)) form.append(key, String(value))
    form.append('file', file)

    const request = new XMLHttpRequest()
    request.open('POST', apiAddress(call, input))
    for (const [name, value] of Object.entries(apiHeaders(token))) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = event => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onerror = () => reject(networkError())
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.onload = () => {
      if (request.status >= 200 && request.status < 300 && !isFailure(request.response)) {
        resolve(call.output.parse(request.response) as OutputOf<C>)
        return
      }
      const error = readFailure(request.status, request.response)
      if (error.status === 401 && token) markExpired(token)
      reject(error)
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
