// Opens a file of a register (REQ-CLOTH-06).
import type { showImage } from '@khyanalt/contract/equipment'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { fileUrl } from '../files/file-url.ts'
import { isHeld } from '../files/held-files.ts'
import { answerFileUrl } from '../files/show-file.ts'
import { readSender } from '../senders/read-sender.ts'

export const openImage =
  (services: Services): UseCase<typeof showImage> =>
  async (tx, caller, { name, requestid }) => {
    // An operator reads the files of the customer whose request he or she fills in.
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
