// Reads every service file and refuses what could not work, before anything is stored.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { optionListKey } from '@khyanalt/form-engine/facts'
import { everyField } from '@khyanalt/form-engine/places'
import { attachmentNames, readAttachment } from '../../src/modules/catalogue/attachment-files.ts'
import { categoryRows } from './categories.ts'
import { libraries } from './libraries.ts'
import { readServiceFile, type ServiceFile } from './service-file.ts'

const folder = join(import.meta.dirname, 'services')

// Lists that other modules answer.
const livingLists = ['address/aimaghot', 'workers', 'explosive/certificates', 'explosive/permitted']

let shipped: readonly ServiceFile[] | undefined

/** Every service file that the portal brings, in the order of ids, read once; throws with all faults of all files. */
export const readServiceFiles = (): readonly ServiceFile[] => {
  shipped ??= readServiceFilesFrom(folder)
  return shipped
}

/** The same of a folder. */
export const readServiceFilesFrom = (from: string): readonly ServiceFile[] => {
  const faults: string[] = []
  const files: ServiceFile[] = []
  for (const name of readdirSync(from).filter(each => each.endsWith('.json'))) {
    const read = parseFile(join(from, name))
    const result = 'fault' in read ? { faults: [read.fault] } : readServiceFile(name, read.json)
    if ('faults' in result) faults.push(...result.faults.map(fault => `${name}: ${fault}`))
    else files.push(result.file)
  }
  const papers = new Set(attachmentNames())
  faults.push(...[...papers].flatMap(paperFaults))
  faults.push(...files.flatMap(file => paperlessFaults(file, papers).map(fault => `${file.name}: ${fault}`)))
  faults.push(...files.flatMap(file => placeFaults(file).map(fault => `${file.name}: ${fault}`)))
  for (const key of ['id', 'slug'] as const) {
    for (const [value, same] of Map.groupBy(files, file => file.service[key])) {
      if (same.length > 1)
        faults.push(`${same.map(file => file.name).join(', ')}: service/${key}: ${value} stands twice`)
    }
  }
  if (faults.length > 0) throw new Error(`Service files cannot be used:\n${faults.join('\n')}`)
  return files.toSorted((a, b) => a.service.id - b.service.id)
}

const parseFile = (path: string): { readonly json: unknown } | { readonly fault: string } => {
  try {
    return { json: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    return { fault: String(error) }
  }
}

const paperFaults = (name: string): string[] => {
  try {
    readAttachment(name)
    return []
  } catch (error) {
    return [`attachments/${name}.json: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Whether the files it offers are there. */
const paperlessFaults = ({ service }: ServiceFile, papers: ReadonlySet<string>): string[] =>
  service.details.attachments
    .flatMap(({ files }) => files)
    .filter(
      ({ url }) => !url.startsWith('https://') && !papers.has(/^\/api\/attachments\/(.+)\.pdf$/.exec(url)?.[1] ?? ''),
    )
    .map(({ url }) => `service/details/attachments: there is no file ${url}`)

/** Whether its category and its libraries exist. */
const placeFaults = ({ service, body }: ServiceFile): string[] => {
  const category = categoryRows.find(row => row.id === service.category_id)
  return [
    ...(category ? [] : [`service/category_id: ${service.category_id} is no category`]),
    ...(categoryRows.some(row => row.parent_id === service.category_id)
      ? [`service/category_id: ${service.category_id} has subcategories; name one of them`]
      : []),
    ...[false, true].flatMap(renew =>
      everyField(compileDefinition(body, { renew })).flatMap(({ name, field }) => {
        const key = optionListKey(field)?.replace(/^lang\//, '')
        return key === undefined || livingLists.includes(key) || Object.hasOwn(libraries, key)
          ? []
          : [`body/${name}/library: there is no list "${key}"`]
      }),
    ),
  ]
}
