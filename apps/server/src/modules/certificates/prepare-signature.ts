// First half of a PAdES signature: an incremental update with an empty place for it, and the marks of PDF/UA-1.
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { contentProperty } from '@khyanalt/verifier/content'

/** A PDF whose signature value is still zeros. */
export type PreparedPdf = {
  readonly bytes: Uint8Array
  /** Start and length of both signed parts; between them lies the hex text of the signature with its brackets. */
  readonly byteRange: readonly [number, number, number, number]
}

// Hex digits: 8 KB of CMS holds a chain of a few certificates, as much again the timestamp with its own.
const room = { plain: 16_384, stamped: 28_672 }
// Wide enough for any offset, replaced in place without moving a byte.
const blank = 9_999_999_999

/** Adds an invisible signature field; the bytes of the given PDF stay as they are and come first. */
export const prepareSignature = async (
  pdf: Uint8Array,
  {
    at,
    name,
    stamped,
    carried,
  }: {
    readonly at: Date
    readonly name: string
    readonly stamped: boolean
    readonly carried?: string | undefined
  },
): Promise<PreparedPdf> => {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false })
  const { context, catalog } = document
  const snapshot = document.takeSnapshot()
  const page = document.getPage(0)

  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, blank, blank, blank],
      Contents: PDFHexString.of('0'.repeat(stamped ? room.stamped : room.plain)),
      M: PDFString.fromDate(at),
      Name: PDFHexString.fromText(name),
    }),
  )
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Signature1'),
      TU: PDFHexString.fromText(name),
      // Print and locked: PDF/A wants the first, the second keeps the field where it is.
      F: 132,
      P: page.ref,
    }),
  )
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []
  page.node.set(PDFName.of('Annots'), context.obj([...annotations, widget]))
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [widget] }))
  markAccessible(document, carried)
  snapshot.markRefsForSave([page.ref, context.trailerInfo.Root].filter(ref => ref !== undefined) as never[])

  const update = await document.saveIncremental(snapshot, { useObjectStreams: false })
  return placeByteRange(Buffer.concat([pdf, update]), pdf.length)
}

/** Typst writes one standard a file, here PDF/A-2a; what PDF/UA-1 asks beyond it is the title bar and its own mark. */
const markAccessible = (document: PDFDocument, carried: string | undefined): void => {
  const { context, catalog } = document
  const preferences = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict) ?? context.obj({})
  catalog.set(PDFName.of('ViewerPreferences'), preferences)
  preferences.set(PDFName.of('DisplayDocTitle'), context.obj(true))
  const metadata = context.lookup(catalog.get(PDFName.of('Metadata')))
  if (!(metadata instanceof PDFRawStream)) return
  const xmp = Buffer.from(metadata.getContents()).toString('utf8')
  if (xmp.includes('pdfuaid:part')) return
  // A new object: the one it replaces keeps its number, and an update of it would not be written.
  const stream = context.stream(Buffer.from(carry(addAccessibleMark(xmp), carried), 'utf8'), {
    Type: 'Metadata',
    Subtype: 'XML',
  })
  catalog.set(PDFName.of('Metadata'), context.register(stream))
}

/** The metadata with part 1 of PDF/UA; PDF/A allows a foreign schema only when the metadata describes it. */
const addAccessibleMark = (xmp: string): string => {
  const described = xmp.replace(/(<pdfaExtension:schemas>\s*<rdf:Bag>)/, `$1${schemaDescription}`)
  if (described === xmp) throw new Error('The metadata has no list of schemas to describe PDF/UA in')
  return described.replace('</rdf:RDF>', `${accessiblePart}</rdf:RDF>`)
}

/** The metadata with what the document says, as base64 since it may hold any letter. */
const carry = (xmp: string, carried: string | undefined): string => {
  if (carried === undefined) return xmp
  const [prefix = ''] = contentProperty.split(':')
  const value = Buffer.from(carried, 'utf8').toString('base64')
  const held = `<rdf:Description rdf:about="" xmlns:${prefix}="${contentSchema}"><${contentProperty}>${value}</${contentProperty}></rdf:Description>`
  return xmp
    .replace(schemaDescription, schemaDescription + contentDescription)
    .replace('</rdf:RDF>', `${held}</rdf:RDF>`)
}

const contentSchema = 'urn:khyanalt:certificate'

const accessiblePart =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'
const describeSchema = (schema: {
  readonly title: string
  readonly uri: string
  readonly property: string
  readonly type: 'Integer' | 'Text'
  readonly about: string
}): string => {
  const [prefix = '', name = ''] = schema.property.split(':')
  return (
    `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${schema.title}</pdfaSchema:schema>` +
    `<pdfaSchema:namespaceURI>${schema.uri}</pdfaSchema:namespaceURI>` +
    `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">` +
    `<pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>${schema.about}</pdfaProperty:description>` +
    `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${schema.type}</pdfaProperty:valueType>` +
    '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>'
  )
}

const schemaDescription = describeSchema({
  title: 'PDF/UA identification schema',
  uri: 'http://www.aiim.org/pdfua/ns/id/',
  property: 'pdfuaid:part',
  type: 'Integer',
  about: 'Part of PDF/UA',
})
const contentDescription = describeSchema({
  title: 'What the certificate says',
  uri: contentSchema,
  property: contentProperty,
  type: 'Text',
  about: 'Canonical JSON in base64, whose digest stands in the public log',
})

const placeByteRange = (bytes: Buffer, from: number): PreparedPdf => {
  const range = bytes.indexOf('/ByteRange', from)
  const opening = bytes.indexOf(`<${'0'.repeat(64)}`, from)
  const closing = bytes.indexOf('>', opening)
  if (range < 0 || opening < 0) throw new Error('The place of the signature was not written')
  const byteRange = [0, opening, closing + 1, bytes.length - closing - 1] as const
  const start = bytes.indexOf('[', range)
  const end = bytes.indexOf(']', start)
  bytes.write(`[${byteRange.join(' ')}`.padEnd(end - start, ' '), start, 'latin1')
  return { bytes, byteRange }
}
