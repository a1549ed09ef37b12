// The rule of messages, and the checkouts in which it is read.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeFolder } from '../apps/server/test/remove-folder.ts'
import { judgeCommits, judgeMessage } from './commit-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-commits-'))
afterAll(() => removeFolder(folder))
const body = '\n\nBecause a draft was lost.\n'

it.each([
  ['drafts: keep the draft when the session ends', []],
  ['fee reports: seed the quarters', []],
  ['Keep the draft', ['the title is not scoped by a noun: `noun: do something`']],
  ['drafts: kept; desk: sorted', ['the title has two subjects: make two commits']],
  ['drafts: keeping the draft', ['“keeping” is no imperative']],
  ['drafts: saves the draft', ['“saves” is no imperative']],
  ['drafts: keep the draft.', ['the title ends with a stop']],
  [`drafts: keep ${'x'.repeat(60)}`, ['the title has 73 characters; 72 is the most']],
])('[REQ-LOOP-05] judges the title “%s”', (title, faults) => {
  expect(judgeMessage(title + body)).toEqual(faults)
})

it.each(['drafts: keep it', 'drafts: keep it\nat once', 'drafts: keep it\n\n'])(
  '[REQ-LOOP-05] wants a body: %j',
  text => {
    expect(judgeMessage(text)).toEqual(['no blank line and no body that says why'])
  },
)

it('[REQ-LOOP-05] reads the commits since the base, in a shallow clone those that are there, and says when there are none', async () => {
  const origin = join(folder, 'origin')
  const git = (cwd: string, ...args: string[]): string => {
    const names = ['-c', 'user.name=Test', '-c', 'user.email=test@khyanalt.test']
    return execFileSync('git', [...names, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
  }
  const commit = (message: string): void => {
    git(origin, 'commit', '--quiet', '--allow-empty', '-m', message)
  }
  mkdirSync(origin)
  git(origin, 'init', '--quiet')
  commit('Before the rule')
  const base = git(origin, 'rev-parse', 'HEAD')
  commit(`drafts: keep it${body}`)
  expect(await judgeCommits(origin, base)).toEqual({ faults: [], note: null })
  commit('Wrong')
  const wrong = [expect.stringContaining('not scoped'), expect.stringContaining('no body')]
  expect((await judgeCommits(origin, base)).faults).toEqual(wrong)

  git(folder, 'clone', '--quiet', '--depth', '1', `file://${origin}`, 'shallow')
  expect((await judgeCommits(join(folder, 'shallow'), base)).faults).toEqual(wrong)

  const bare = join(folder, 'unpacked')
  mkdirSync(bare)
  writeFileSync(join(bare, 'package.json'), '{}')
  expect(await judgeCommits(bare, base)).toEqual({ faults: [], note: expect.stringContaining('no Git history') })
})
