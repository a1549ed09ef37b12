// Worker thread: Typst compiles a template with data and prepares the place of the signature.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readCoverage, replaceUnprintable } from './font-coverage.ts'
import { type PreparedPdf, prepareSignature } from './prepare-signature.ts'

/** What the worker is asked. */
export type RenderTask = {
  readonly id: number
  readonly template: 'certificate' | 'invoice'
  readonly data: object
  readonly at: Date
  readonly signerName: string
}
/** What it answers. */
export type RenderAnswer = { readonly id: number } & ({ readonly prepared: PreparedPdf } | { readonly problem: string })

const assets = join(import.meta.dirname, '../../../assets')
const fonts = ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'].map(name => readFileSync(join(assets, 'fonts', name)))
const coverage = readCoverage(fonts[0] ?? Buffer.alloc(0))
const compiler = NodeCompiler.create({ workspace: join(assets, 'templates'), fontArgs: [{ fontBlobs: fonts }] })

const render = ({ template, data, at }: RenderTask): Buffer => {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? replaceUnprintable(value, coverage) : value,
  )
  try {
    return compiler.pdf(
      { mainFilePath: join(assets, 'templates', `${template}.typ`), inputs: { data: text } },
      { pdfStandard: 'a-2a', creationTimestamp: Math.floor(at.getTime() / 1000) },
    )
  } finally {
    // The memory of earlier renders is global and grows by 1.5 MB a document unless it is aged out.
    compiler.evictCache(10)
  }
}

const answer = async (task: RenderTask): Promise<RenderAnswer> => {
  try {
    return { id: task.id, prepared: await prepareSignature(render(task), { at: task.at, name: task.signerName }) }
  } catch (error) {
    return { id: task.id, problem: (error as Error).message }
  }
}

parentPort?.on('message', async (task: RenderTask) => parentPort?.postMessage(await answer(task)))
