import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import { collectSupport } from '../../going-live/collect-support.ts'
import { writeTarball } from '../../going-live/write-tarball.ts'
import { PlainError } from '../../plain-error.ts'
import { say } from '../../terminal-language.ts'
import { defineCommand } from '../command.ts'
import { pathOf } from '../path-of.ts'
import { withDatabase } from '../with-portal.ts'

/** `khyanalt support-bundle [FILE]`: what whoever helps from afar wants to know, without people and secrets. */
export const supportBundleCommand = defineCommand({
  args: ['[FILE]'],
  options: {},
  settings: 'strict',
  data: true,
  details: {
    mn: 'Хүний мэдээлэл, нууц үг агуулаагүй .tar.gz файл үүсгэнэ.',
    en: 'Writes a .tar.gz that holds no personal data and no secrets.',
  },
  run: async ({ args: [given] }) => {
    const moment = new Date().toISOString().replaceAll(':', '').slice(0, 17)
    const config = readConfig(process.env)
    const path = given === undefined ? join(config.DATA_DIR, `support-${moment}Z.tar.gz`) : pathOf(given)
    if (existsSync(path))
      throw new PlainError({
        mn: `${path} аль хэдийн байна; юу ч бичигдсэнгүй.`,
        en: `${path} is there already; nothing was written.`,
      })
    const files = await withDatabase(config, address => collectSupport(process.env, config, address))
    await writeTarball(path, files)
    say({
      mn: `${path}: ${files.length} файл. Илгээхээсээ өмнө үзнэ үү.`,
      en: `${path}: ${files.length} files. Look through it before you send it.`,
    })
    return 0
  },
})
