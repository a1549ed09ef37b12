// From one release to another and back, so that people always have one that serves.
import { dirname } from 'node:path'
import type { Release } from '../release.ts'
import type { Said } from '../terminal-language.ts'
import { type Installation, openInstallation } from './installation.ts'
import { findRefusal, ReleaseRefusedError } from './refuse-release.ts'
import { takeOverAssets } from './take-over-assets.ts'
import { checkPackedFile, unpackRelease } from './unpack-release.ts'

/** The machine around the releases. */
export type Machine = {
  /** Runs a command of a release as `bin/khyanalt` does, to its end. */
  run(folder: string, words: readonly string[]): Promise<{ readonly code: number; readonly output: string }>
  /** Restarts the portal; answers whether that worked. Null where nothing here can. */
  readonly restart: (() => Promise<boolean>) | null
  /** Whether the portal of this version becomes ready in time. */
  becomesReady(version: string): Promise<boolean>
  say(said: Said): void
}

type Update = {
  readonly root: string
  readonly file: string
  /** PEM of whoever signs releases; null takes unsigned ones. */
  readonly publicKey: string | null
  /** Whether to go on where `khyanalt doctor` of the new release finds something. */
  readonly ignoreDoctor: boolean
}

/** Unpacks a release, prepares the database for it and lets it serve; the one before comes back when it does not. */
export const updateRelease = async (
  { root, file, publicKey, ignoreDoctor }: Update,
  machine: Machine,
): Promise<void> => {
  const installation = openInstallation(root)
  const current = currentOf(installation)
  await checkPackedFile(file, publicKey)
  const unpacked = await unpackRelease(file, dirname(installation.folderOf(current.version)))
  const refusal = findRefusal(current, unpacked.release)
  if (refusal) {
    unpacked.discard()
    throw new ReleaseRefusedError(refusal)
  }
  const next = unpacked.release
  const folder = installation.folderOf(next.version)
  unpacked.keep(folder)
  machine.say({ mn: `${next.version} хувилбарыг задлав.`, en: `Unpacked ${next.version}; every file is whole.` })
  takeOverAssets(installation.folderOf(current.version), folder)

  const doctor = await machine.run(folder, ['doctor'])
  if (doctor.code !== 0 && !ignoreDoctor) {
    throw new ReleaseRefusedError({
      mn: `${current.version} хэвээр ажиллаж байна: ${next.version} хувилбарын шалгалт алдаа олов. Засна уу, эсвэл --ignore-doctor өгнө үү.\n${doctor.output.trim()}`,
      en: `${current.version} goes on serving: doctor of ${next.version} found faults. Mend them, or give --ignore-doctor.\n${doctor.output.trim()}`,
    })
  }
  const migrated = await machine.run(folder, ['migrate'])
  if (migrated.code !== 0) {
    throw new ReleaseRefusedError({
      mn: `${current.version} хэвээр ажиллаж байна: өгөгдлийн санг шинэчилж чадсангүй.\n${migrated.output.trim()}`,
      en: `${current.version} goes on serving: the database could not be migrated.\n${migrated.output.trim()}`,
    })
  }
  machine.say({
    mn: `Өгөгдлийн сан ${next.version} хувилбарт хүрэв; ${current.version} ажилласаар байна.`,
    en: `The database is at ${next.version}; ${current.version} still serves.`,
  })
  await serveInstead(installation, current, next, machine)
  installation.point('previous', current.version)
  for (const version of installation.removeOld()) {
    machine.say({ mn: `Хуучин ${version} хувилбарыг устгав.`, en: `Removed the old release ${version}.` })
  }
}

/** Lets the release before serve again; only the one that the last update came from. */
export const rollBackRelease = async (root: string, machine: Machine): Promise<void> => {
  const installation = openInstallation(root)
  const current = currentOf(installation)
  const before = installation.read('previous')
  if (!before) {
    throw new ReleaseRefusedError({
      mn: 'Буцах хувилбар алга. Түүнээс өмнөх рүү зөвхөн нөөцөөс сэргээж буцна.',
      en: 'There is no release to go back to; from before that one only a backup leads back (khyanalt restore).',
    })
  }
  takeOverAssets(installation.folderOf(current.version), installation.folderOf(before.version))
  await serveInstead(installation, current, before, machine)
  // The release before that one was never tried on this database.
  installation.point('previous', null)
}

const currentOf = (installation: Installation): Release => {
  const current = installation.read('current')
  if (current) return current
  throw new ReleaseRefusedError({
    mn: 'Ажиллаж буй хувилбар алга: current холбоос суулгасан хувилбар руу заахгүй байна.',
    en: 'No release is installed: the link current leads to none.',
  })
}

/** Switches, restarts and waits; goes back by itself when the other one does not get ready. */
const serveInstead = async (
  installation: Installation,
  from: Release,
  to: Release,
  machine: Machine,
): Promise<void> => {
  installation.point('current', to.version)
  if (!machine.restart) {
    return machine.say({
      mn: `${to.version} хувилбар бэлэн. Порталыг дахин эхлүүлнэ үү: systemctl restart khyanalt`,
      en: `${to.version} is current. Restart the portal: systemctl restart khyanalt`,
    })
  }
  const began = Date.now()
  if ((await machine.restart()) && (await machine.becomesReady(to.version))) {
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    return machine.say({
      mn: `${to.version} хувилбар ${seconds} секундийн дараа ажиллаж эхлэв.`,
      en: `${to.version} serves, ready ${seconds} s after the restart began.`,
    })
  }
  installation.point('current', from.version)
  const isBack = (await machine.restart()) && (await machine.becomesReady(from.version))
  throw new ReleaseRefusedError(
    isBack
      ? {
          mn: `${to.version} хувилбар бэлэн болсонгүй; ${from.version} дахин ажиллаж байна. Шалтгаан: journalctl -u khyanalt`,
          en: `${to.version} did not get ready; ${from.version} serves again. Why: journalctl -u khyanalt`,
        }
      : {
          mn: `${to.version} хувилбар бэлэн болсонгүй, ${from.version} ч эхэлсэнгүй. Шалтгаан: journalctl -u khyanalt`,
          en: `${to.version} did not get ready, and neither did ${from.version} again. Why: journalctl -u khyanalt`,
        },
  )
}

/** Where the key of whoever signs releases lies. */
export const keyOfReleases = '/etc/khyanalt/release.pub'
