// The calls of files.
import * as calls from '@khyanalt/contract/files'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { openFile } from './open-file.ts'
import { showFile } from './show-file.ts'
import { storeUpload } from './upload-file.ts'

export const fileRoutes = (services: Services): Binding[] => [
  bindRaw(calls.uploadFile, storeUpload(services)),
  bind(calls.showFile, showFile(services)),
  bindRaw(calls.openFile, openFile(services)),
]
