// Stores one PDF for an answer (REQ-FILE-18).
import type { uploadFile } from '@khyanalt/contract/files'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { fileUrl } from './file-url.ts'
import { receiveUpload } from './receive-upload.ts'

export const storeUpload =
  (services: Services): RawUseCase<typeof uploadFile> =>
  async (context, caller) => {
    const { name, size, title } = await receiveUpload(services, context, caller, 'answer')
    return { filename: name, url: fileUrl(services, caller, name), size, title }
  }
