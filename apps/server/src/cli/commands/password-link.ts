import { readConfig } from '../../config.ts'
import { inTransaction } from '../../db/transaction.ts'
import { linkFromServer } from '../../modules/staff/from-server.ts'
import { complain, say } from '../../terminal-language.ts'
import { defineCommand } from '../command.ts'
import { withPortal } from '../with-portal.ts'

/**
 * `khyanalt password-link ACCOUNT`: prints the link by which a person chooses a password, where mail cannot bring it or
 * no second administrator can confirm. Audited, and told to all administrators.
 */
export const passwordLinkCommand = defineCommand({
  args: ['ACCOUNT'],
  options: {},
  settings: 'strict',
  data: true,
  details: {
    mn: 'ACCOUNT нь и-мэйл хаяг эсвэл регистрийн дугаар.',
    en: 'ACCOUNT is an e-mail address or a register number.',
  },
  run: async ({ args: [login = ''] }) => {
    const link = await withPortal(readConfig(process.env), ({ services }) =>
      inTransaction(services.db, tx => linkFromServer(tx, services, login)),
    )
    if (link === null) {
      complain({ mn: `${login} гэсэн идэвхтэй бүртгэл алга.`, en: `There is no active account ${login}.` })
      return 1
    }
    say({
      mn: 'Холбоосыг биечлэн хүлээлгэж өгнө үү; нэг удаа, 72 цагийн дотор хүчинтэй:',
      en: 'Hand this over in person; it works once, for 72 hours:',
    })
    console.log(link)
    return 0
  },
})
