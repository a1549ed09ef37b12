import { existsSync, readFileSync } from 'node:fs'
import { keyOfReleases, updateRelease } from '../../releases/change-release.ts'
import { defineCommand } from '../command.ts'
import { onInstallation, restartOptions } from '../on-installation.ts'
import { pathOf } from '../path-of.ts'

/** `khyanalt update FILE`: the release of a file serves instead of this one, or this one goes on. */
export const updateCommand = defineCommand({
  args: ['FILE'],
  options: {
    ...restartOptions,
    'ignore-doctor': {
      type: 'boolean',
      says: { mn: 'Шалгалт алдаа олсон ч үргэлжлүүлнэ.', en: 'Goes on though doctor finds faults.' },
    },
  },
  settings: 'lenient',
  data: false,
  details: {
    mn: `${keyOfReleases} түлхүүр байвал зөвхөн түүгээр баталгаажсан файлыг авна.`,
    en: `Where the key ${keyOfReleases} lies, only a file signed with it is taken.`,
  },
  run: ({ args: [file = ''], options }) =>
    onInstallation(options, (root, machine) =>
      updateRelease(
        {
          root,
          file: pathOf(file),
          publicKey: existsSync(keyOfReleases) ? readFileSync(keyOfReleases, 'utf8') : null,
          ignoreDoctor: options['ignore-doctor'],
        },
        machine,
      ),
    ),
})
