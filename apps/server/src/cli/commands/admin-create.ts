import { z } from 'zod'
import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { inTransaction } from '../../db/transaction.ts'
import { noteInstallationAlone } from '../../going-live/installation.ts'
import { createAdministrator } from '../../modules/staff/create-administrator.ts'
import { complain, say } from '../../terminal-language.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withPortal } from '../with-portal.ts'

const refusals = {
  has_administrator: {
    mn: 'Идэвхтэй администратор байна; дараагийнхыг тэр /staff/people хуудаснаас нэмнэ. Хэн ч нэвтэрч чадахгүй болсон бол --force гэж нэмнэ үү.',
    en: 'There is an active administrator, who adds others under /staff/people. If nobody can sign in any more, add --force.',
  },
  not_staff: {
    mn: 'Энэ хаягтай бүртгэл түгжээтэй, эсвэл ажилтных биш байна; өөр хаяг өгнө үү.',
    en: 'The account with this address is locked or not one of staff; give another address.',
  },
} as const

/**
 * `khyanalt admin create EMAIL --name NAME`: makes the first administrator and prints the link by which he or she chooses
 * a password. Before the first start it brings the database to this release.
 */
export const adminCreateCommand = defineCommand({
  args: ['EMAIL'],
  options: {
    name: { type: 'string', value: 'NAME', says: { mn: 'Хүний нэр; заавал.', en: "The person's name; needed." } },
    force: {
      type: 'boolean',
      says: {
        mn: 'Администратор байсан ч нэмнэ; бусад бүх администраторт мэдэгдэнэ.',
        en: 'Although there is an administrator; all of them are told.',
      },
    },
  },
  settings: 'strict',
  data: true,
  run: async ({ args: [email = ''], options: { name = '', force } }) => {
    if (!z.email().safeParse(email).success) {
      throw new UsageError({ mn: `“${email}” нь и-мэйл хаяг биш.`, en: `"${email}" is no e-mail address.` })
    }
    if (name.trim() === '') {
      throw new UsageError({ mn: 'Нэрийг --name сонголтоор өгнө үү.', en: 'Give the name with --name.' })
    }
    const made = await withPortal(readConfig(process.env), async ({ services }) => {
      const { db, config } = services
      return inTransaction(db, async tx => {
        await noteInstallationAlone(tx, config, systemClock.now())
        return createAdministrator(tx, services, { email, name: name.trim(), force })
      })
    })
    if (made.refused) {
      complain(refusals[made.refused])
      return 1
    }
    say({
      mn: `${email} администратор боллоо. Энэ холбоосоор нууц үгээ тогтооно; нэг удаа, 72 цагийн дотор хүчинтэй:`,
      en: `${email} is an administrator. This link, good once and for 72 hours, leads to choosing a password:`,
    })
    console.log(made.link)
    return 0
  },
})
