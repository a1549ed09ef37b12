// What bounds the bytes that people bring: their own quota, and the room that is left on the disk.
import { maxUnsentBytes, unusedFileDays } from '@khyanalt/domain/upload-limits'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { freeBytesAt } from '../../observe/free-bytes.ts'
import type { Services } from '../../services.ts'
import { sumUnsentBytes } from './files.sql.ts'

const megabyte = 1024 * 1024

/** Refuses so many more bytes of a person whose uploads that are not sent would come to more than anybody may keep. */
export const refuseOverQuota = async (tx: Tx, userId: string, bytes: number): Promise<void> => {
  if ((await sumUnsentBytes(tx, userId)) + bytes <= maxUnsentBytes) return
  throw refuse('unsent_files_full', { params: { megabytes: maxUnsentBytes / megabyte, days: unusedFileDays } })
}

/**
 * Refuses uploads while less than the reserve is left where DATA_DIR lies, so that everything else goes on working there:
 * the database, certificates, logs. Uploads pass that disk also on their way to a store elsewhere.
 */
export const refuseWhenFull = async ({ config }: Pick<Services, 'config'>, request: FastifyRequest): Promise<void> => {
  const free = await freeBytesAt(config.DATA_DIR)
  if (free >= config.STORAGE_RESERVE_MB * megabyte) return
  request.log.error({ free }, 'the disk of DATA_DIR is nearly full: uploads are refused')
  throw refuse('storage_full')
}
