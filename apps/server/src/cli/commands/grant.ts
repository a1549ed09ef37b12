import { roles } from '@khyanalt/domain/roles'
import { readConfig } from '../../config.ts'
import { inTransaction } from '../../db/transaction.ts'
import { grantFromServer } from '../../modules/staff/from-server.ts'
import { complain, say } from '../../terminal-language.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withPortal } from '../with-portal.ts'

/**
 * `khyanalt grant EMAIL ROLE`: gives a staff account a role without limits, for the first two administrators and for the
 * day when no second one is left. Audited, and told to all administrators.
 */
export const grantCommand = defineCommand({
  args: ['EMAIL', 'ROLE'],
  options: {},
  settings: 'strict',
  data: true,
  details: { mn: `Эрхүүд: ${roles.join(', ')}`, en: `Roles: ${roles.join(', ')}` },
  run: async ({ args: [login = '', asked = ''] }) => {
    const role = roles.find(each => each === asked.toUpperCase())
    if (!role) {
      throw new UsageError({
        mn: `“${asked}” гэсэн эрх алга; ${roles.join(', ')} гэж бий.`,
        en: `There is no role "${asked}"; there are ${roles.join(', ')}.`,
      })
    }
    const given = await withPortal(readConfig(process.env), ({ services }) =>
      inTransaction(services.db, tx => grantFromServer(tx, services, { login, role })),
    )
    if (given) {
      say({
        mn: `${login} одоо ${role} эрхтэй боллоо. Бүх администраторт мэдэгдлээ.`,
        en: `${login} has the role ${role} now. All administrators are told.`,
      })
      return 0
    }
    complain({
      mn: `${login} гэсэн идэвхтэй ажилтны бүртгэл алга. Бүртгэлийг администратор /staff/people хуудаснаас нээнэ.`,
      en: `There is no active staff account ${login}. An administrator makes accounts under /staff/people.`,
    })
    return 1
  },
})
