import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { readAddressTree } from './read-list.ts'

export const listAddresses: UseCase<typeof calls.listAddresses> = async tx => ({ data: await readAddressTree(tx) })
