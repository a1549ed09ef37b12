// What saving and bringing back reads of the configuration. The rest of it may be wrong at that hour: a certificate
// that ended last night must not keep the data from being saved.
import { resolve } from 'node:path'
import { ConfigError } from '../config.ts'
import { environmentSchema } from '../settings/environment-schema.ts'
import { sayIssue } from '../settings/say-issue.ts'
import { linesOf } from '../terminal-language.ts'

const schema = environmentSchema.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  SIGNING_KEY_FILE: true,
  BACKUP_PASSWORD: true,
})

export type BackupSettings = ReturnType<typeof readBackupSettings>

/** Reads it; throws a ConfigError with one sentence for each key at fault. Makes no folder. */
export const readBackupSettings = (environment: NodeJS.ProcessEnv) => {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const { data, error } = schema.safeParse(Object.fromEntries(given))
  if (error) {
    throw new ConfigError(
      linesOf(
        error.issues.map(issue => {
          const { mn, en } = sayIssue(issue)
          const key = String(issue.path[0])
          return { mn: `${key} буруу: ${mn}.`, en: `${key} is wrong: ${en}.` }
        }),
      ),
    )
  }
  if (data.S3_ENDPOINT && !data.S3_BUCKET)
    throw new ConfigError({
      mn: 'S3_BUCKET алга: S3_ENDPOINT-д bucket хэрэгтэй.',
      en: 'S3_BUCKET is missing: S3_ENDPOINT needs a bucket.',
    })
  return { ...data, DATA_DIR: resolve(data.DATA_DIR) }
}
