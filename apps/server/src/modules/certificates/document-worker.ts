// Worker thread: Typst compiles a template with data and prepares the place of the signature.
import { readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerTasks } from '../../thread-tasks.ts'
import { readCoverage, replaceUnprintable } from './font-coverage.ts'
import { type PreparedPdf, prepareSignature } from './prepare-signature.ts'
import { qrSvg } from './qr-code.ts'

/** What the worker is asked. */
export type RenderTask = {
  readonly template: 'certificate' | 'invoice' | 'attachment' | 'request' | 'fee-report'
  /** What the template prints; an address is printed as a QR code too. */
  readonly data: Readonly<Record<string, unknown>> & { readonly address?: string }
  readonly at: Date
  /** Null for a document that nobody signs. */
  readonly signerName: string | null
  /** Whether the signature leaves room for a timestamp. */
  readonly stamped: boolean
  /** What the signed PDF carries in its metadata, for whoever wants to prove what it says. */
  readonly carried?: string | undefined
}

/** A drawn document, with a place for its signature if it gets one. */
export type DrawnPdf = PreparedPdf | { readonly bytes: Uint8Array; readonly byteRange: null }

const assets = join(import.meta.dirname, '../../../assets')
const fonts = ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'].map(name => readFileSync(join(assets, 'fonts', name)))
const coverage = readCoverage(fonts[0] ?? Buffer.alloc(0))
const compiler = NodeCompiler.create({ workspace: join(assets, 'templates'), fontArgs: [{ fontBlobs: fonts }] })

const render = ({ template, data, at }: RenderTask): Buffer => {
  const qr = data.address === undefined ? undefined : qrSvg(data.address)
  const text = JSON.stringify({ ...data, qr }, (_key, value: unknown) =>
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

// Calls that people wait for go first. Elsewhere than under Linux it would hold back the whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19))

answerTasks(async (task: RenderTask): Promise<DrawnPdf> => {
  const bytes = render(task)
  return task.signerName === null
    ? { bytes, byteRange: null }
    : prepareSignature(bytes, { at: task.at, name: task.signerName, stamped: task.stamped, carried: task.carried })
})
