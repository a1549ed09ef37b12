// A verdict as lines that people read, the same on the command line and on the page.
import { isTampered, type Standing, type Verdict } from './check-certificate.ts'

export type LineKey =
  | 'notPdf'
  | 'unsigned'
  | 'partial'
  | 'changed'
  | 'intact'
  | 'unknownSigner'
  | 'knownSigner'
  | 'timeProven'
  | 'timeNone'
  | 'timeBroken'
  | 'timeUnknownAuthority'
  | 'timeAuthorityEnded'
  | 'timeAuthorityRevoked'
  | 'signerEnded'
  | 'signerEndedLogged'
  | 'signerRevoked'
  | 'revocationUnknown'
  | 'logNone'
  | 'logAbsent'
  | 'logNamed'
  | 'logBroken'
  | 'logBrokenAt'
  | 'contentProven'
  | 'contentDiffers'
  | 'olderVersion'
  | 'suspensionComes'
  | 'limited'
  | 'state_valid_open'
  | `state_${Standing['state']}`

export type Line = {
  readonly tone: 'good' | 'bad' | 'note'
  readonly key: LineKey
  readonly params: Readonly<Record<string, string | number>>
}

/** `good` when the file is the agency's, unchanged, the newest version, and what it says holds today. */
export const describeVerdict = (verdict: Verdict): { readonly good: boolean; readonly lines: readonly Line[] } => {
  const lines = [
    ...describeSignature(verdict),
    ...describeTime(verdict),
    ...describeLog(verdict),
    ...describeContent(verdict),
    ...describeStanding(verdict.standing),
  ]
  return { good: verdict.genuine && lines.every(({ tone }) => tone !== 'bad'), lines }
}

const line = (tone: Line['tone'], key: LineKey, params: Line['params'] = {}): Line => ({ tone, key, params })

const describeSignature = ({ signature, trusted, log }: Verdict): Line[] => {
  if (signature.kind === 'not_pdf') return [line('bad', 'notPdf')]
  if (signature.kind === 'unsigned') return [line('bad', 'unsigned')]
  if (signature.kind === 'partial') return [line('bad', 'partial')]
  if (!signature.intact) return [line('bad', 'changed')]
  const { signer, fingerprint } = signature
  return [
    line('good', 'intact'),
    trusted
      ? line('good', 'knownSigner', { signer })
      : // A log that is believed and names the file vouches for a key of earlier years.
        line(log === 'named' ? 'note' : 'bad', 'unknownSigner', { signer, fingerprint }),
  ]
}

const momentInUlaanbaatar = (iso: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Ulaanbaatar' }).format(
    new Date(iso),
  )

const describeTime = ({ time, standing }: Verdict): Line[] => {
  if (!time) return []
  const { at, authority, until, fault, signer, revocation } = time
  const told = {
    at: at === null ? '' : momentInUlaanbaatar(at),
    authority: authority ?? '',
    until: until?.slice(0, 10) ?? '',
  }
  if (isTampered(time)) return [line('bad', 'timeBroken')]
  const lines: Line[] = []
  if (fault === 'unknown_authority') lines.push(line('note', 'timeUnknownAuthority'))
  else if (fault === 'authority_ended') lines.push(line('note', 'timeAuthorityEnded'))
  else if (fault === 'authority_revoked') lines.push(line('note', 'timeAuthorityRevoked'))
  if (signer === 'revoked') lines.push(line('bad', 'signerRevoked', told))
  else if (signer === 'ended') {
    lines.push(standing ? line('note', 'signerEndedLogged', told) : line('bad', 'signerEnded', told))
  } else if (at !== null) lines.push(line('good', 'timeProven', told))
  else if (fault === null) lines.push(line('note', 'timeNone'))
  if (signer === 'held' && revocation === 'unknown') lines.push(line('note', 'revocationUnknown'))
  return lines
}

const describeLog = ({ log, signature }: Verdict): Line[] => {
  if (signature.kind === 'not_pdf') return []
  if (log === 'none') return [line('note', 'logNone')]
  if (log === 'absent') return [line('bad', 'logAbsent')]
  if (log === 'named') return [line('good', 'logNamed')]
  const { code } = log
  return ['seq' in log ? line('bad', 'logBrokenAt', { code, seq: log.seq }) : line('bad', 'logBroken', { code })]
}

const describeContent = ({ content }: Verdict): Line[] => {
  if (content === 'none') return []
  return [content === 'proven' ? line('good', 'contentProven') : line('bad', 'contentDiffers')]
}

const describeStanding = (standing: Standing | null): Line[] => {
  if (!standing) return []
  const { state, ref_id, version, newest, starts_on, ends_on, since, suspended, limited } = standing
  const told = {
    number: ref_id,
    from: starts_on ?? '',
    to: ends_on ?? '',
    since: since.slice(0, 10),
    version,
    newest,
    suspendedFrom: suspended?.from ?? '',
    suspendedUntil: suspended?.until ?? '',
  }
  return [
    ...(version < newest ? [line(state === 'valid' ? 'bad' : 'note', 'olderVersion', told)] : []),
    state === 'valid' && ends_on === null
      ? line('good', 'state_valid_open', told)
      : line(state === 'valid' ? 'good' : 'bad', `state_${state}`, told),
    ...(suspended && state === 'valid' ? [line('note', 'suspensionComes', told)] : []),
    ...(limited && (state === 'valid' || state === 'suspended') ? [line('note', 'limited', told)] : []),
  ]
}
