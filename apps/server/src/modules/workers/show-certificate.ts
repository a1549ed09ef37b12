// Opens a paper of an employee (REQ-EMP-22).
import type { showCertificate } from '@khyanalt/contract/workers'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { fileUrl } from '../files/file-url.ts'
import { isHeld } from '../files/held-files.ts'
import { answerFileUrl } from '../files/show-file.ts'
import { readSender } from '../senders/read-sender.ts'

export const openPaper =
  (services: Services): UseCase<typeof showCertificate> =>
  async (tx, caller, { name, requestid }) => {
    // An operator reads the papers of the customer whose request he or she fills in.
    const sender = requestid === undefined ? null : await readSender(tx, caller, { requestid })
    if (sender?.request && (await isHeld(tx, sender, name))) {
      await rememberView(tx, services, caller, {
        what: 'paper',
        requestNumber: sender.request.number,
        ownerUserId: sender.userId,
        ownerCompanyId: sender.companyId,
      })
      return { url: fileUrl(services, name) }
    }
    return answerFileUrl(services)(tx, caller, { name })
  }
