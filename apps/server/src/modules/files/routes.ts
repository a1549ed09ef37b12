// The calls of files.
import { openFile, showFile, uploadFile } from '@khyanalt/contract/files'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { streamFile } from './open-file.ts'
import { answerFileUrl } from './show-file.ts'
import { storeUpload } from './upload-file.ts'

export const fileRoutes = (services: Services): Binding[] => [
  bindRaw(uploadFile, storeUpload(services)),
  bind(showFile, answerFileUrl(services)),
  bindRaw(openFile, streamFile(services)),
]
