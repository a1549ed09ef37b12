// What leaves the process is measured where it leaves.
import type { FileStore } from '../external/file-store.ts'
import type { Mailer } from '../external/mail.ts'
import type { VirusScanner } from '../external/virus-scanner.ts'
import type { DocumentMaker } from '../modules/certificates/document-maker.ts'
import type { Observers } from './observers.ts'

/** A mailer whose mails are counted. */
export const observeMailer = (mailer: Mailer, observers: Observers): Mailer => ({
  ...mailer,
  send: mail => observers.run({ kind: 'mail', name: 'send' }, () => mailer.send(mail)),
})

/** A maker of documents whose drawing is timed. */
export const observeDocuments = (documents: DocumentMaker, observers: Observers): DocumentMaker => {
  const timed = <T>(name: string, draw: () => Promise<T>) => observers.run({ kind: 'document', name }, draw)
  return {
    ...documents,
    certificate: content => timed('certificate', () => documents.certificate(content)),
    invoice: content => timed('invoice', () => documents.invoice(content)),
    request: content => timed('request', () => documents.request(content)),
    attachment: content => timed('attachment', () => documents.attachment(content)),
  }
}

/** A store whose readings and writings are timed. */
export const observeStore = (store: FileStore, observers: Observers): FileStore => {
  const timed = <T>(name: string, work: () => Promise<T>) => observers.run({ kind: 'store', name }, work)
  return {
    ...store,
    putFile: (key, path) => timed('write', () => store.putFile(key, path)),
    putBytes: (key, bytes) => timed('write', () => store.putBytes(key, bytes)),
    openStream: key => timed('read', () => store.openStream(key)),
    read: key => timed('read', () => store.read(key)),
    remove: key => timed('remove', () => store.remove(key)),
  }
}

/** A virus scanner whose work is timed. */
export const observeScanner = (scanner: VirusScanner | null, observers: Observers): VirusScanner | null =>
  scanner && {
    ...scanner,
    scan: open => observers.run({ kind: 'scan', name: 'file' }, () => scanner.scan(open)),
  }
