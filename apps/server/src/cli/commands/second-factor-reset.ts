import { readConfig } from '../../config.ts'
import { resetByOperator } from '../../modules/auth/second-factor/reset-second-factor.ts'
import { complain, say } from '../../terminal-language.ts'
import { defineCommand } from '../command.ts'
import { withPortal } from '../with-portal.ts'

/**
 * `khyanalt second-factor reset ACCOUNT`: takes the second factor of an account away where no two administrators are left
 * who could. It is written down and told to the person.
 */
export const secondFactorResetCommand = defineCommand({
  args: ['ACCOUNT'],
  options: {},
  settings: 'strict',
  data: true,
  details: {
    mn: 'ACCOUNT нь и-мэйл хаяг эсвэл регистрийн дугаар.',
    en: 'ACCOUNT is an e-mail address or a register number.',
  },
  run: async ({ args: [account = ''] }) => {
    const name = await withPortal(readConfig(process.env), ({ services }) => resetByOperator(services, account))
    if (name === null) {
      complain({ mn: `“${account}” гэсэн бүртгэл алга.`, en: `There is no account "${account}".` })
      return 1
    }
    say({
      mn: `${name} (${account})-ийн хоёр дахь хүчин зүйлийг цуцалж, бүх нэвтрэлтийг дуусгалаа.`,
      en: `The second factor of ${name} (${account}) is reset and every session ended.`,
    })
    return 0
  },
})
