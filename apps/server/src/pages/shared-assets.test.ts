import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { openFolderStore } from '../external/file-store.ts'
import { serveSharedAssets, shareAssets } from './shared-assets.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-assets-'))
  folders.push(folder)
  return folder
}

/** A build with these assets. */
const newBuild = (name: string, assets: Readonly<Record<string, string>>): string => {
  const build = join(newFolder(), name)
  mkdirSync(join(build, 'client/assets'), { recursive: true })
  for (const [file, text] of Object.entries(assets)) writeFileSync(join(build, 'client/assets', file), text)
  return build
}

/** A process that has no assets of its own. */
const startProcess = (files: ReturnType<typeof openFolderStore>, now?: () => number) => {
  const app = fastify()
  serveSharedAssets(app, files, now)
  return (name: string) => app.inject({ url: `/assets/${name}` })
}

describe('assets of other builds', () => {
  it('[REQ-LOADCODE-05] are served by every process of one store, of earlier builds and of a later one', async () => {
    const files = openFolderStore(newFolder())
    let time = 0
    const ask = startProcess(files, () => time)
    await shareAssets(files, newBuild('a', { 'screen-a1.js': 'export const a = 1', 'screen-a1.js.br': '…' }))
    const found = await ask('screen-a1.js')
    expect(found.statusCode).toBe(200)
    expect(found.body).toBe('export const a = 1')
    expect(found.headers['content-type']).toMatch(/javascript/)
    expect(found.headers['cache-control']).toMatch(/immutable/)
    await shareAssets(files, newBuild('b', { 'screen-b2.js': 'export const b = 2' }))
    time += 60_000
    expect((await ask('screen-b2.js')).body).toBe('export const b = 2')
    expect((await ask('screen-a1.js')).statusCode).toBe(200)
    const askAnother = startProcess(files, () => time)
    for (const name of ['screen-a1.js', 'screen-b2.js']) expect((await askAnother(name)).statusCode, name).toBe(200)
  })

  it('[REQ-LOADCODE-05] stay for five builds, and what a later build still has stays with it', async () => {
    const files = openFolderStore(newFolder())
    for (const build of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await shareAssets(files, newBuild(build, { [`own-${build}.js`]: build, 'same.css': '' }))
    }
    const ask = startProcess(files)
    expect((await ask('own-a.js')).statusCode).toBe(404)
    expect(await files.has('web-assets/own-a.js')).toBe(false)
    expect((await ask('own-b.js')).statusCode).toBe(200)
    expect((await ask('same.css')).statusCode).toBe(200)
  })

  it('[REQ-LOADCODE-05] are found a second after a page of a newer build asked for them in vain', async () => {
    const files = openFolderStore(newFolder())
    let time = 0
    const ask = startProcess(files, () => time)
    await shareAssets(files, newBuild('a', { 'own-a.js': 'a' }))
    expect((await ask('own-b.js')).statusCode).toBe(404)
    await shareAssets(files, newBuild('b', { 'own-b.js': 'b' }))
    time += 1_001
    expect((await ask('own-b.js')).body).toBe('b')
  })

  it('[REQ-LOADCODE-05] are whole, though a process ended while it laid them or wrote what there is', async () => {
    const files = openFolderStore(newFolder())
    await files.putBytes('web-assets/own.js', Buffer.from('export con'))
    await files.putBytes('web-assets/builds.json', Buffer.from('[{"bui'))
    const ask = startProcess(files)
    expect((await startProcess(files)('own.js')).statusCode).toBe(404)
    await shareAssets(files, newBuild('a', { 'own.js': 'export const a = 1' }))
    expect((await ask('own.js')).body).toBe('export const a = 1')
  })

  it('are answered with 404 once they were removed, also by a process that knew them', async () => {
    const files = openFolderStore(newFolder())
    await shareAssets(files, newBuild('a', { 'own-a.js': 'a' }))
    const ask = startProcess(files, () => 0)
    expect((await ask('own-a.js')).statusCode).toBe(200)
    await files.remove('web-assets/own-a.js')
    expect((await ask('own-a.js')).statusCode).toBe(404)
  })

  it('answers names that no build had, and ways out of the folder, with 404 before the store is asked for them', async () => {
    const asked: string[] = []
    const store = openFolderStore(newFolder())
    await shareAssets(store, newBuild('a', { 'own.js': '' }))
    const read = (key: string) => {
      asked.push(key)
      return store.read(key)
    }
    const ask = startProcess({ ...store, read }, () => 0)
    for (const name of ['missing.js', '..%2fchecks%2fx', 'builds.json', '%00', '']) {
      expect((await ask(name)).statusCode, name).toBe(404)
    }
    expect(asked).toEqual(['web-assets/builds.json'])
  })
})
