import type * as calls from '@khyanalt/contract/invoices'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { showFile } from '../files/show-file.ts'

export const showReceipt = (services: Services): UseCase<typeof calls.showReceipt> => showFile(services)
