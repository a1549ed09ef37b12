import type * as calls from '@khyanalt/contract/letters'
import type { UseCase } from '../../http/bind.ts'
import { listLettersOf } from './letters.sql.ts'
import { getLetteredRequest } from './read-letters.ts'

export const listLetters: UseCase<typeof calls.listLetters> = async (tx, caller, { requestnumber }) => {
  const request = await getLetteredRequest(tx, caller, requestnumber)
  return {
    data: (await listLettersOf(tx, request.id)).map(({ id, number, kind, content, created_at }) => ({
      id,
      number,
      kind,
      title: content.title,
      created_at: created_at.toISOString(),
    })),
  }
}
