// What differs of what the documents of a service say.
import { isDeepStrictEqual } from 'node:util'
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import { certificateBackgrounds, certificateKinds, certificateSeals } from '@khyanalt/domain/certificate-kinds'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificateDesignTexts } from '@khyanalt/domain/messages/certificate-design'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { z } from 'zod'
import { isReordered } from './list-lines.ts'
import { joined, line, plain, told } from './told.ts'

const text = z.string().catch('')
const words = z.object({ mn: text, en: text }).optional().catch(undefined)
const part = z.object({
  title: z.enum(certificateKinds).catch('certificate'),
  heading: words,
  granted: words,
  signatory: words,
  seal: z.enum(certificateSeals).catch('emblem'),
  background: z.enum(certificateBackgrounds).catch('guilloche'),
  prints: z.array(z.object({ path: text, public: z.boolean().catch(false) })).catch([]),
  conditions: z.array(z.object({ mn: text, en: text })).catch([]),
})
type Part = z.output<typeof part>
type Print = Part['prints'][number]

/** How the question of a printed answer is called. */
export type TitleOfPrint = (path: string) => Bilingual

/** The lines from one to the other, each with its own words; `undefined` for a version before the first. */
export const certificateLines = (before: unknown, after: unknown, titleOfPrint: TitleOfPrint): DifferenceLine[] => {
  const [was, is] = [readPart(before), readPart(after)]
  if (before === undefined || was === null || is === null) {
    if (before !== undefined && was === null && is === null) return []
    return wholeLines(before === undefined ? undefined : was, is, titleOfPrint)
  }
  const lines = [
    ...(was.title === is.title ? [] : [line('certificate', told('certificate_title'), titleOf(was), titleOf(is))]),
    ...designLines(was, is),
    ...printLines(was.prints, is.prints, titleOfPrint),
    ...conditionLines(was.conditions, is.conditions),
  ]
  if (lines.length === 0 && !isDeepStrictEqual(asStored(before), asStored(after))) {
    return [line('certificate', told('certificate_other'))]
  }
  return isDeepStrictEqual(furtherOf(before), furtherOf(after))
    ? lines
    : [...lines, line('certificate', told('certificate_other'))]
}

/** All that a certificate says, where there was none or is none any more. */
const wholeLines = (was: Part | null | undefined, is: Part | null, titleOfPrint: TitleOfPrint): DifferenceLine[] => {
  const none = told('certificate_none')
  const from = was === undefined ? null : was === null ? none : titleOf(was)
  return [
    line('certificate', told('certificate_title'), from, is ? titleOf(is) : none),
    ...(is && is.prints.length > 0
      ? [
          line(
            'certificate',
            told('certificate_prints'),
            null,
            joined(
              is.prints.map(({ path, public: open }) =>
                open ? told('print_public', { title: titleOfPrint(path) }) : titleOfPrint(path),
              ),
              plain(' · '),
            ),
          ),
        ]
      : []),
    ...(is?.conditions ?? []).map(words => line('certificate', told('certificate_condition'), null, words)),
  ]
}

/** Words and look of the document that are its own. */
const designLines = (was: Part, is: Part): DifferenceLine[] => [
  ...(['heading', 'granted', 'signatory'] as const).flatMap(key =>
    isDeepStrictEqual(was[key], is[key])
      ? []
      : [
          line(
            'certificate',
            designWord(key),
            was[key] ?? told('certificate_of_kind'),
            is[key] ?? told('certificate_of_kind'),
          ),
        ],
  ),
  ...(was.seal === is.seal
    ? []
    : [line('certificate', designWord('seal'), designWord(`seal_${was.seal}`), designWord(`seal_${is.seal}`))]),
  ...(was.background === is.background
    ? []
    : [
        line(
          'certificate',
          designWord('background'),
          designWord(`background_${was.background}`),
          designWord(`background_${is.background}`),
        ),
      ]),
]

const designWord = (key: keyof typeof certificateDesignTexts.mn): Bilingual => ({
  mn: certificateDesignTexts.mn[key],
  en: certificateDesignTexts.en[key],
})

const printLines = (was: readonly Print[], is: readonly Print[], titleOfPrint: TitleOfPrint): DifferenceLine[] => {
  const of = (prints: readonly Print[], path: string) => prints.find(print => print.path === path)
  const come = is.filter(({ path }) => !of(was, path)).map(({ path }) => titleOfPrint(path))
  const gone = was.filter(({ path }) => !of(is, path)).map(({ path }) => titleOfPrint(path))
  const paths = (prints: readonly Print[]) => prints.map(({ path }) => path)
  return [
    ...(come.length > 0
      ? [line('certificate', told('certificate_print_added'), null, joined(come, plain(' · ')))]
      : []),
    ...(gone.length > 0 ? [line('certificate', told('certificate_print_removed'), joined(gone, plain(' · ')))] : []),
    ...is.flatMap(({ path, public: open }) => {
      const old = of(was, path)
      if (!old || old.public === open) return []
      const label = told('certificate_print_public', { title: titleOfPrint(path) })
      return [line('certificate', label, told(old.public ? 'yes' : 'no'), told(open ? 'yes' : 'no'))]
    }),
    ...(isReordered(paths(was), paths(is)) ? [line('certificate', told('certificate_print_order'))] : []),
  ]
}

const conditionLines = (was: readonly Bilingual[], is: readonly Bilingual[]): DifferenceLine[] => {
  const keyOf = ({ mn, en }: Bilingual) => `${mn}\n${en}`
  const [old, now] = [was.map(keyOf), is.map(keyOf)]
  return [
    ...is
      .filter(words => !old.includes(keyOf(words)))
      .map(words => line('certificate', told('certificate_condition_added'), null, words)),
    ...was
      .filter(words => !now.includes(keyOf(words)))
      .map(words => line('certificate', told('certificate_condition_removed'), words)),
    ...(isReordered(old, now) ? [line('certificate', told('certificate_condition_order'))] : []),
  ]
}

const titleOf = ({ title }: Part): Bilingual => ({
  mn: documentTexts.mn[`title_${title}`],
  en: documentTexts.en[`title_${title}`],
})

const readPart = (given: unknown): Part | null => {
  const read = part.safeParse(given)
  return read.success ? read.data : null
}

/** What a certificate holds beside what is told line by line. */
const furtherOf = (given: unknown): unknown => {
  const stored = asStored(given)
  if (typeof stored !== 'object' || stored === null) return stored
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !(key in part.shape)))
}

/** As it is stored: absent and undefined are the same. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
