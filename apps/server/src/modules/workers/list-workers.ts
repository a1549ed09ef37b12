// The staff list, whole or in pages, and the employees of given ids or types (REQ-EMP-20).
import type * as calls from '@khyanalt/contract/workers'
import { soundsOf } from '@khyanalt/domain/search-key'
import type { UseCase } from '../../http/bind.ts'
import { readSender } from '../senders/read-sender.ts'
import { readWorkers } from './read-workers.ts'

export const listWorkers: UseCase<typeof calls.listWorkers> = async (tx, caller, input) => {
  const owner = await readSender(tx, caller, input)
  const sounds = soundsOf(input.search ?? '')
  const filters = {
    // Signs without letters or digits are the name of nobody.
    ids: input.search?.trim() && sounds.length === 0 ? [] : input.ids,
    types: input.types?.map(Number).filter(type => Number.isInteger(type)),
    sounds,
  }
  const { workers, total } =
    input.page === undefined
      ? await readWorkers(tx, owner, filters)
      : await readWorkers(tx, owner, filters, { offset: (input.page - 1) * input.results, limit: input.results })
  return { data: workers, total }
}
