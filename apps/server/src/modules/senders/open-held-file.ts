// Opens a paper of an employee (REQ-EMP-22) or a file of a register (REQ-CLOTH-06).
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { fileUrl } from '../files/file-url.ts'
import { isHeld } from '../files/held-files.ts'
import { showFile } from '../files/show-file.ts'
import { readSender } from './read-sender.ts'

type HeldFile = { readonly name: string; readonly requestid?: string | undefined }

/** The use case behind the calls that show what the sender of a request holds beside it. */
export const openHeldFile =
  (services: Services) =>
  async (tx: Tx, caller: Session, { name, requestid }: HeldFile): Promise<{ url: string }> => {
    // An operator reads the files of the customer whose request he or she fills in.
    const sender = requestid === undefined ? null : await readSender(tx, caller, { requestid })
    if (sender?.request && (await isHeld(tx, sender, name))) {
      await rememberView(tx, services, caller, {
        what: 'paper',
        requestNumber: sender.request.number,
        ownerUserId: sender.userId,
        ownerCompanyId: sender.companyId,
      })
      return { url: fileUrl(services, caller, name) }
    }
    return showFile(services)(tx, caller, { name })
  }
