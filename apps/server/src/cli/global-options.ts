// Options that commands share.
import type { Command, Option } from './command.ts'

/** The options that a command has beside its own. */
export const globalOptions = ({ settings }: Command): Readonly<Record<string, Option>> => ({
  help: { type: 'boolean', short: 'h', says: { mn: 'Энэ тайлбарыг харуулна.', en: 'Shows this help.' } },
  ...(settings === 'none'
    ? {}
    : {
        config: {
          type: 'string',
          value: 'FILE',
          says: { mn: 'Тохиргооны файлыг нэрлэнэ.', en: 'Names the configuration file.' },
        },
      }),
})
