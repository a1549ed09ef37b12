// What a PDF would do by itself, when it is opened, turned over or left: only showing another page of its own is harmless.
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** Every version of every numbered object; a reader may be led to an earlier one than the parser keeps. */
export type ObjectVersions = ReadonlyMap<PDFRef, readonly PDFObject[]>

const triggers = [PDFName.of('OpenAction'), PDFName.of('AA')]
const harmless = new Set(['GoTo', 'Named'])

/** Whether something happens without a click: a page from outside, a form sent, a programme, sound and the like. */
export const actsByItself = (versions: ObjectVersions, text: string): boolean => {
  const judge = openJudge(versions, text)
  return hiddenTrigger.test(text) || Array.from(versions.values()).some(each => each.some(judge.holdsTrigger))
}

// Of an object that lies in the bytes of another one, where no parser looks; links that are clicked hang on no trigger.
const hiddenTrigger = /\/(?:OpenAction|AA)\s*<<(?:(?!endobj)[\s\S]){0,500}?\/S\s*\/(?:URI|GoToR)(?![\w-])/

/** How often the bytes begin an object, by its two numbers; those of object streams are not written so. */
const countObjects = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const [, number, generation] of text.matchAll(/(?<!\d)(\d{1,10})\s+(\d{1,5})\s+obj(?!\w)/g)) {
    const name = `${Number(number)} ${Number(generation)}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const openJudge = (versions: ObjectVersions, text: string) => {
  const seen = new Set<PDFObject>()
  let written: ReadonlyMap<string, number> | undefined

  const versionsOf = (value: PDFObject | undefined): readonly PDFObject[] | 'elsewhere' => {
    if (value === undefined) return []
    if (!(value instanceof PDFRef)) return [value]
    const known = versions.get(value) ?? []
    written ??= countObjects(text)
    const times = written.get(`${value.objectNumber} ${value.generationNumber}`) ?? 0
    return known.length === 0 || times > known.length ? 'elsewhere' : known
  }

  /** Whether an action, or one that follows it, does more than turn to a page of the same file. */
  const isActing = (value: PDFObject | undefined): boolean => {
    const all = versionsOf(value)
    if (all === 'elsewhere') return true
    return all.some(action => {
      if (seen.has(action)) return false
      seen.add(action)
      if (action instanceof PDFArray) return action.asArray().some(each => isDictionary(each) && isActing(each))
      if (!(action instanceof PDFDict)) return false
      return isRefusedKind(action) || isActing(action.get(PDFName.of('Next')))
    })
  }

  const isRefusedKind = (action: PDFDict): boolean => {
    const kinds = versionsOf(action.get(PDFName.of('S')))
    return kinds === 'elsewhere' || kinds.some(kind => !(kind instanceof PDFName && harmless.has(kind.decodeText())))
  }

  // A destination is an array too: of a page, which is no action, and numbers.
  const isDictionary = (value: PDFObject): boolean => {
    const all = versionsOf(value)
    if (all === 'elsewhere') return true
    return all.some(each => each instanceof PDFDict && each.get(PDFName.of('Type'))?.toString() !== '/Page')
  }

  /** Each entry of an additional-actions dictionary is an action. */
  const isActingSet = (value: PDFObject | undefined): boolean => {
    const all = versionsOf(value)
    if (all === 'elsewhere') return true
    return all.some(each => each instanceof PDFDict && each.values().some(isActing))
  }

  const holdsTrigger = (object: PDFObject): boolean => {
    if (object instanceof PDFStream) return holdsTrigger(object.dict)
    if (object instanceof PDFArray) return object.asArray().some(holdsTrigger)
    if (!(object instanceof PDFDict)) return false
    const [opening, additional] = triggers.map(key => object.get(key))
    return isActing(opening) || isActingSet(additional) || object.values().some(holdsTrigger)
  }
  return { holdsTrigger }
}
