// A database of a demo never serves real people, and one of real people never becomes a demo's.
import { type Config, ConfigError } from '../config.ts'
import type { Tx } from '../db/transaction.ts'
import type { Said } from '../terminal-language.ts'
import { type InstallationKind, insertInstallation, lockInstallation, readInstallation } from './installation.sql.ts'

/** What keeps a database of a kind from being started this way, as one sentence; null when nothing does. */
export const installationFault = (kind: InstallationKind | null, { demo }: Pick<Config, 'demo'>): Said | null => {
  if (kind === 'demo' && !demo) {
    return {
      mn: 'Энэ өгөгдлийн санд хүн бүр нууц үгийг нь мэдэх туршилтын өгөгдөл байна: бодит хүмүүст үйлчлэхийн тулд хоосныг өгөх (DATABASE_URL эсвэл DATA_DIR), эсвэл туршилтыг үргэлжлүүлэхийн тулд DEMO=1 гэж эхлүүлнэ үү.',
      en: 'This database holds demo data, whose passwords everybody knows: give an empty one (DATABASE_URL or DATA_DIR) to serve real people, or start with DEMO=1 to go on with the demo.',
    }
  }
  if (kind === 'real' && demo) {
    return {
      mn: 'Энэ өгөгдлийн сан бодит хүмүүст үйлчилж байна: NODE_ENV=production, эсвэл хуулбарыг үзэх бол DEMO=0 гэж эхлүүлнэ үү; туршилтад хоосон сан хэрэгтэй (DATABASE_URL эсвэл DATA_DIR).',
      en: 'This database serves real people: start with NODE_ENV=production, or with DEMO=0 for a look at a copy; a demo needs an empty one (DATABASE_URL or DATA_DIR).',
    }
  }
  return null
}

/** Refuses to go on where the database is for something else than the configuration. */
export const refuseOtherInstallation = async (tx: Tx, config: Pick<Config, 'demo'>): Promise<void> => {
  const fault = installationFault(await readInstallation(tx), config)
  if (fault) throw new ConfigError(fault)
}

/** Notes in the database what it is for from now on; refuses where it was for something else before. */
export const noteInstallation = async (tx: Tx, config: Pick<Config, 'demo'>, now: Date): Promise<void> => {
  await insertInstallation(tx, config.demo ? 'demo' : 'real', now)
  await refuseOtherInstallation(tx, config)
}

/**
 * The same for what is done once in the life of a portal, such as its first administrator: of those who come at the same
 * moment one goes on, the others wait until its transaction has ended and see what it did.
 */
export const noteInstallationAlone = async (tx: Tx, config: Pick<Config, 'demo'>, now: Date): Promise<void> => {
  await noteInstallation(tx, config, now)
  await lockInstallation(tx)
}
