// What the commands that change the release share.
import { join } from 'node:path'
import type { Machine } from '../releases/change-release.ts'
import { installationAround } from '../releases/installation.ts'
import { ReleaseRefusedError } from '../releases/refuse-release.ts'
import { thisMachine } from '../releases/this-machine.ts'
import { complain } from '../terminal-language.ts'
import { type Options, UsageError } from './command.ts'

export const restartOptions = {
  restart: {
    type: 'string',
    value: 'COMMAND',
    says: {
      mn: 'Порталыг дахин эхлүүлэх тушаал; өгөөгүй бол systemd.',
      en: 'The command that restarts the portal, where it is not systemd.',
    },
  },
  wait: {
    type: 'string',
    value: 'SECONDS',
    says: { mn: 'Бэлэн болохыг хүлээх секунд; 120.', en: 'How long it may take to get ready; 120.' },
  },
} as const satisfies Options

/** Changes the installation that this program is part of; the status to end with. */
export const onInstallation = async (
  { restart, wait = '120' }: { readonly restart: string | undefined; readonly wait: string | undefined },
  change: (root: string, machine: Machine) => Promise<void>,
): Promise<number> => {
  const root = installationAround(join(import.meta.dirname, '../../../..'))
  if (root === null) {
    throw new UsageError({
      mn: 'Энэ бол суулгасан хувилбар биш; суулгах зааврыг docs/operations.md өгнө.',
      en: 'This is no installed release; docs/operations.md tells how one is installed.',
    })
  }
  if (!/^[1-9]\d{0,3}$/.test(wait)) {
    throw new UsageError({ mn: '--wait нь секундийн тоо.', en: '--wait takes a number of seconds.' })
  }
  const { HOST = '0.0.0.0', PORT = '3000' } = process.env
  try {
    await change(root, await thisMachine({ restart, seconds: Number(wait), host: HOST, port: PORT }))
    return 0
  } catch (error) {
    if (!(error instanceof ReleaseRefusedError)) throw error
    complain(error.said)
    return 1
  }
}
