// What an agency types where the operations document shows an example. Everything else is typed as it is written.
import { basename } from 'node:path'
import type { Substitution } from './document.ts'
import { mailPort, names, signOnPort } from './outside.ts'

/** The steps that the document's blocks are marked for, in the order of a server's life. */
export const documentSteps = [
  'install',
  'proxy',
  'doctor',
  'first-administrator',
  'second-administrator',
  'backup',
  'restore',
  'forget-before-restore',
  'uninstall',
  'update',
  'roll-back',
] as const
export type DocumentStep = (typeof documentSteps)[number]

/** Who the document makes administrators. */
export const administrators = { first: 'a.bold@agency.gov.mn', second: 'd.tuya@agency.gov.mn' } as const

/** What the document writes, each found in it word for word. */
export const written = {
  release: '0.1.0',
  nextRelease: '0.2.0',
  issuer: 'https://sign-on.agency.mn',
  clientSecret: 'the-secret-of-the-sign-on',
  mailServer: 'smtp://mail.agency.mn:587',
  firstAdministrator: administrators.first,
  secondAdministrator: administrators.second,
  caddyHost: "sed 's/{$HOST_NAME}/portal.agency.mn/'",
} as const

/** The version in the name of a packed release. */
export const versionIn = (file: string): string => /^khyanalt-(.+)-linux-x64\.tar/.exec(basename(file))?.[1] ?? ''

/** The table for a server on which one release is installed and another follows. */
export const typedByTheAgency = (
  release: string,
  next: string,
  { clientSecret, certificate }: { readonly clientSecret: string; readonly certificate: string },
): readonly Substitution[] => [
  { written: written.release, typed: versionIn(release) },
  { written: written.nextRelease, typed: versionIn(next) },
  { written: written.issuer, typed: `https://${names.signOn}:${signOnPort}` },
  { written: written.clientSecret, typed: clientSecret },
  { written: written.mailServer, typed: `smtp://${names.mail}:${mailPort}` },
  // No authority of the internet reaches this network: the certificate that Caddy would fetch is handed to it.
  {
    written: written.caddyHost,
    typed: `${written.caddyHost.replace('sed ', 'sed -e ')} -e '/^portal.agency.mn {/a tls ${certificate} ${certificate}'`,
  },
]
