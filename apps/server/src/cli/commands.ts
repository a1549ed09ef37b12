// Every command, in the order of the help. Each is loaded when it is called, so that the help costs nothing.
import type { CommandEntry } from './command.ts'

export const commands: readonly CommandEntry[] = [
  {
    name: 'serve',
    says: { mn: 'Порталыг ажиллуулна.', en: 'Runs the portal.' },
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  {
    name: 'doctor',
    says: {
      mn: 'Тохиргоо, эргэн тойрны системүүдийг шалгана.',
      en: 'Checks the configuration and what stands around.',
    },
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  {
    name: 'version',
    says: { mn: 'Хувилбарыг хэлнэ.', en: 'Says which release this is.' },
    load: async () => (await import('./commands/version.ts')).versionCommand,
  },
  {
    name: 'admin create',
    says: { mn: 'Анхны администраторыг үүсгэнэ.', en: 'Makes the first administrator.' },
    load: async () => (await import('./commands/admin-create.ts')).adminCreateCommand,
  },
  {
    name: 'grant',
    says: { mn: 'Ажилтанд эрх олгоно.', en: 'Gives an account of staff a role.' },
    load: async () => (await import('./commands/grant.ts')).grantCommand,
  },
  {
    name: 'password-link',
    says: { mn: 'Нууц үг тогтоох холбоос гаргана.', en: 'Prints the link by which somebody chooses a password.' },
    load: async () => (await import('./commands/password-link.ts')).passwordLinkCommand,
  },
  {
    name: 'second-factor reset',
    says: { mn: 'Хоёр дахь хүчин зүйлийг цуцална.', en: 'Takes the second factor of an account away.' },
    load: async () => (await import('./commands/second-factor-reset.ts')).secondFactorResetCommand,
  },
  {
    name: 'backup',
    says: { mn: 'Өгөгдөл, файл, түлхүүрийг нөөцөлнө.', en: 'Saves database, files and keys while the portal serves.' },
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  {
    name: 'backup verify',
    says: { mn: 'Нөөц сэргээгдэхийг шалгана.', en: 'Proves that a backup can be restored.' },
    load: async () => (await import('./commands/backup-verify.ts')).backupVerifyCommand,
  },
  {
    name: 'restore',
    says: { mn: 'Нөөцөөс сэргээнэ.', en: 'Brings a backup back into an empty place.' },
    load: async () => (await import('./commands/restore.ts')).restoreCommand,
  },
  {
    name: 'migrate',
    says: { mn: 'Өгөгдлийн санг энэ хувилбарт хүргэнэ.', en: 'Brings the database to this release.' },
    load: async () => (await import('./commands/migrate.ts')).migrateCommand,
  },
  {
    name: 'schedule run',
    says: { mn: 'Шөнийн ажлыг гараар гүйцэтгэнэ.', en: 'Does the work of the night by hand.' },
    load: async () => (await import('./commands/schedule-run.ts')).scheduleRunCommand,
  },
  {
    name: 'audit verify',
    says: { mn: 'Битүүмжлэлийн гинжийг шалгана.', en: 'Checks that nothing sealed was rewritten.' },
    load: async () => (await import('./commands/audit-verify.ts')).auditVerifyCommand,
  },
  {
    name: 'certificate verify',
    says: { mn: 'Гэрчилгээний PDF файлыг шалгана.', en: 'Checks the PDF of a certificate.' },
    load: async () => (await import('./commands/certificate-verify.ts')).certificateVerifyCommand,
  },
  {
    name: 'update',
    says: { mn: 'Шинэ хувилбарт шилжинэ.', en: 'Moves to the release of a file.' },
    load: async () => (await import('./commands/update.ts')).updateCommand,
  },
  {
    name: 'rollback',
    says: { mn: 'Өмнөх хувилбарт буцна.', en: 'Goes back to the release before.' },
    load: async () => (await import('./commands/rollback.ts')).rollbackCommand,
  },
  {
    name: 'support-bundle',
    says: {
      mn: 'Тусламж хүсэхэд илгээх мэдээллийг цуглуулна.',
      en: 'Gathers what whoever helps from afar wants to know.',
    },
    load: async () => (await import('./commands/support-bundle.ts')).supportBundleCommand,
  },
  {
    name: 'completion',
    says: { mn: 'bash, zsh-д тушаал гүйцээх скрипт гаргана.', en: 'Prints the completion script of bash or zsh.' },
    load: async () => (await import('./commands/completion.ts')).completionCommand,
  },
]
