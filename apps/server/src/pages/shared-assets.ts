// Assets of builds that other processes serve, or served: during an update a page of either build may ask either
// process, and pages stay open for days. A release unpacked on a server keeps earlier builds beside its own; an image
// holds one build alone. So each build lays its assets into the store of files, and what a process lacks comes from there.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type FileStore, StoreAway } from '../external/file-store.ts'

type SharedBuild = { readonly build: string; readonly names: readonly string[] }
type Store = Pick<FileStore, 'putBytes' | 'read' | 'remove' | 'has'>

const folder = 'web-assets'
const indexKey = `${folder}/builds.json`
const kept = 5
/** How often at most a process looks for names that it does not know, in milliseconds. */
const indexAge = 1_000
/** How many files are laid at once; pages of a build ask for them as soon as it answers. */
const atOnce = 8
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Lays the assets of a build into the store, the index last, and removes those of builds long gone. */
export const shareAssets = async (files: Store, buildFolder: string): Promise<void> => {
  const build = basename(buildFolder)
  const before = await readIndex(files)
  if (before[0]?.build === build) return
  const assets = join(buildFolder, 'client/assets')
  const names = readdirSync(assets).filter(name => extname(name) in types)
  for (let from = 0; from < names.length; from += atOnce) {
    await Promise.all(
      names
        .slice(from, from + atOnce)
        .map(name => layFile(files, `${folder}/${name}`, readFileSync(join(assets, name)))),
    )
  }
  const all = [{ build, names }, ...before.filter(other => other.build !== build)]
  // Two builds that start in the same second may forget one another here; its files then stay for good.
  await files.putBytes(indexKey, Buffer.from(JSON.stringify(all.slice(0, kept))))
  const needed = new Set(all.slice(0, kept).flatMap(other => other.names))
  for (const name of all.slice(kept).flatMap(other => other.names)) {
    if (!needed.has(name)) await files.remove(`${folder}/${name}`)
  }
}

/** Answers for assets that this process lacks; register it beside its own. */
export const serveSharedAssets = (app: FastifyInstance, files: Store, now: () => number = Date.now): void => {
  let known: { readonly names: ReadonlySet<string>; readonly readAt: number } | null = null
  // What is known stays as it is; names that no build had cost the store one look a second.
  const isShared = async (name: string): Promise<boolean> => {
    if (known?.names.has(name)) return true
    if (known === null || now() - known.readAt > indexAge) {
      known = { names: new Set((await readIndex(files)).flatMap(({ names }) => names)), readAt: now() }
    }
    return known.names.has(name)
  }
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const bytes = (await isShared(name)) ? await readIfThere(files, `${folder}/${name}`) : null
    if (bytes === null) return reply.status(404).type('text/plain; charset=utf-8').send('not found')
    return reply
      .type(types[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  })
}

/** Lays a file unless it lies there whole: a process that ended amid writing left a part of it. */
const layFile = async (files: Store, key: string, bytes: Buffer): Promise<void> => {
  if (!(await readIfThere(files, key))?.equals(bytes)) await files.putBytes(key, bytes)
}

/** The index; one that was left in part counts as none, and the next build that starts writes it anew. */
const readIndex = async (files: Store): Promise<readonly SharedBuild[]> => {
  const bytes = await readIfThere(files, indexKey)
  try {
    return bytes === null ? [] : JSON.parse(bytes.toString('utf8'))
  } catch {
    return []
  }
}

const readIfThere = async (files: Store, key: string): Promise<Buffer | null> => {
  if (!(await files.has(key))) return null
  return files.read(key).catch(error => {
    if (error instanceof StoreAway) throw error
    // Removed a moment ago.
    return null
  })
}
