// The result as a page.
import { basename } from 'node:path'
import { describeMachine, today } from '../../bench/measure/machine.ts'
import type { Outcome } from './steps.ts'

const method = `Method: a Debian 12 as its installer leaves it (mmdebstrap, variant "important"), started by systemd-nspawn with systemd as its first process, in a network namespace of its own; it reaches Debian's packages by a proxy and nothing else. The blocks of docs/operations.md that are marked for the drill are typed into a shell of root, one after the other, each ended by its first failing command; what only an agency knows (addresses, the client secret, versions of files) stands in ops/install-drill/typed.ts and is put in its place. Outside the server stand an OpenID issuer (oidc-provider), a mail server and a certification authority; the names are known by /etc/hosts. People are played over HTTPS by the portal's own calls, the citizen signs on in Chromium, and screens are looked at by axe. Stand-ins: the certificate that Caddy would fetch from an authority of the internet is handed to it; there is no timestamp authority and no company registry.`

/** The page for bench/results. */
export const report = (
  outcomes: readonly Outcome[],
  releases: { readonly now: string; readonly before: string },
): string => {
  const rows = outcomes.map(({ title, state, seconds, told }) => {
    const result = state === 'done' ? 'works' : state === 'failed' ? '**fails**' : '**not tried**'
    return `| ${title} | ${result} | ${seconds.toFixed(0)} s | ${told.split('\n')[0]?.replaceAll('|', '\\|') ?? ''} |`
  })
  const [before, now] = [basename(releases.before) || 'not built', basename(releases.now) || 'not built']
  return `# The operations document on a bare server

${method}

| | |
|---|---|
| date | ${today()} |
| machine | ${describeMachine()} |
| command | \`npm run ops -- install-drill\` |
| releases | ${before}, ${now} |

| operation | result | took | |
|---|---|---|---|
${rows.join('\n')}
`
}
