// Child process: Typst compiles a template with data and prepares the place of the signature.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerTasks } from '../../child-processes/answer-tasks.ts'
import { readCoverage, replaceUnprintable } from './font-coverage.ts'
import { type PreparedPdf, prepareSignature } from './prepare-signature.ts'
import { qrSvg } from './qr-code.ts'

/** What the worker is asked. */
export type RenderTask = {
  readonly template: 'certificate' | 'invoice' | 'attachment' | 'request' | 'fee-report' | 'letter' | 'oversight'
  /** What the template prints; an address is printed as a QR code too. */
  readonly data: Readonly<Record<string, unknown>> & { readonly address?: string }
  /** Milliseconds since 1970. */
  readonly at: number
  /** Null for a document that nobody signs. */
  readonly signerName: string | null
  /** Whether the signature leaves room for a timestamp. */
  readonly stamped: boolean
  /** What the signed PDF carries in its metadata, for whoever wants to prove what it says. */
  readonly carried?: string | undefined
}

/** Where the signature of the drawn document belongs (`PreparedPdf`); null for one that gets none. */
export type DrawnPdf = { readonly byteRange: PreparedPdf['byteRange'] | null; readonly pages: number }

const assets = join(import.meta.dirname, '../../../assets')
const fonts = ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'].map(name => readFileSync(join(assets, 'fonts', name)))
const coverage = readCoverage(fonts[0] ?? Buffer.alloc(0))
const compiler = NodeCompiler.create({ workspace: join(assets, 'templates'), fontArgs: [{ fontBlobs: fonts }] })

/** Where a template finds the agency's own logo while one document is drawn. */
const logoPath = join(assets, 'templates', 'logo.png')

const render = ({ template, data, at }: RenderTask, logo: Buffer): { readonly pdf: Buffer; readonly pages: number } => {
  const qr = data.address === undefined ? undefined : qrSvg(data.address)
  const text = JSON.stringify({ ...data, qr }, (_key, value: unknown) =>
    typeof value === 'string' ? replaceUnprintable(value, coverage) : value,
  )
  if (logo.length > 0) compiler.mapShadow(logoPath, logo)
  try {
    const source = { mainFilePath: join(assets, 'templates', `${template}.typ`), inputs: { data: text } }
    const drawn = compiler.compile(source)
    if (drawn.result === null) throw new Error(JSON.stringify(drawn.takeDiagnostics()?.shortDiagnostics))
    const pdf = compiler.pdf(drawn.result, { pdfStandard: 'a-2a', creationTimestamp: Math.floor(at / 1000) })
    return { pdf, pages: drawn.result.numOfPages }
  } finally {
    if (logo.length > 0) compiler.unmapShadow(logoPath)
    // The memory of earlier renders is global and grows by 1.5 MB a document unless it is aged out.
    compiler.evictCache(10)
  }
}

answerTasks<RenderTask, DrawnPdf>(async (task, logo) => {
  const { pdf, pages } = render(task, logo)
  if (task.signerName === null) return { value: { byteRange: null, pages }, bytes: pdf }
  const signing = { at: new Date(task.at), name: task.signerName, stamped: task.stamped, carried: task.carried }
  const { bytes, byteRange } = await prepareSignature(pdf, signing)
  return { value: { byteRange, pages }, bytes }
})
