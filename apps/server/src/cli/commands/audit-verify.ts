import { existsSync, readFileSync } from 'node:fs'
import { describeFinding } from '@khyanalt/domain/messages/audit-findings'
import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { openDatabase, openPool } from '../../db/pool.ts'
import { auditPortal } from '../../modules/audit/audit-portal.ts'
import { readHead } from '../../modules/audit/journal-head.ts'
import { openSigner } from '../../modules/certificates/signing-key.ts'
import { readLanguages, say } from '../../terminal-language.ts'
import { defineCommand, UsageError } from '../command.ts'
import { pathOf } from '../path-of.ts'
import { withDatabase } from '../with-portal.ts'

/**
 * `khyanalt audit verify`: walks the chain of seals and everything its events did, and prints whatever is not as it was
 * sealed. It also compares with a head that was kept elsewhere: number and hash as the audit screen shows them, or a file
 * that holds them, such as the mail of the night.
 */
export const auditVerifyCommand = defineCommand({
  args: ['[HEAD]', '[HASH]'],
  options: {
    head: {
      type: 'string',
      value: 'FILE',
      says: { mn: 'Өөр газар хадгалсан утга, эсвэл түүнтэй файл.', en: 'A head that was kept elsewhere, or its file.' },
    },
  },
  settings: 'strict',
  data: true,
  run: async ({ args, options: { head: kept } }) => {
    const given = kept ?? args.join(' ')
    const file = given && existsSync(pathOf(given)) ? readFileSync(pathOf(given), 'utf8') : given
    const known = given ? readHead(file) : null
    if (given && !known) {
      throw new UsageError({
        mn: 'Утгыг дугаар, хэшээр нь, эсвэл тэдгээртэй файлаар өгнө үү.',
        en: 'Give a head as its number and hash, or a file that holds them.',
      })
    }
    const config = readConfig(process.env)
    const { seals, waiting, head, compared, findings } = await withDatabase(config, async address => {
      const db = openDatabase(openPool(address, console.error))
      try {
        const services = { db, clock: systemClock, signer: await openSigner(config) }
        return await auditPortal(services, known ? [known] : [])
      } finally {
        await db.destroy()
      }
    })
    const [language] = readLanguages(process.env).toReversed()
    say({
      mn: `${seals} бичлэг битүүмжлэгдсэн, ${waiting} хүлээж байна, ${compared} агуулгыг тулгав. Сүүлийн утга: ${seals} ${head}`,
      en: `${seals} rows sealed, ${waiting} waiting, ${compared} contents compared. Head: ${seals} ${head}`,
    })
    for (const finding of findings) console.error(describeFinding(language ?? 'en', finding))
    if (findings.length > 0) return 1
    say({ mn: 'Бүх зүйл битүүмжилсэн ёсоороо байна.', en: 'Everything is as it was sealed.' })
    return 0
  },
})
