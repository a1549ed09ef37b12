import type { Printable } from '@khyanalt/form-engine/printed-answers'
import { describe, expect, it } from 'vitest'
import { dropGone, emptyPart, readPart, readPrintable, setOpen, togglePrint } from './certificate-edits.ts'

const item = (path: string, open = true): Printable => ({
  path,
  title: { mn: path, en: path },
  table: null,
  public: open,
})
const order = [item('kind'), item('model'), item('phone', false)]
const pathsOf = (part: typeof emptyPart) => part.prints.map(({ path }) => path)

describe('edits of what a document says', () => {
  it('[REQ-PAPER-14] an answer is printed where the form asks it, as proposed, and taken out again', () => {
    const [kind, model, phone] = order as [Printable, Printable, Printable]
    const two = togglePrint(togglePrint(emptyPart, phone, order), kind, order)
    expect(two.prints).toEqual([
      { path: 'kind', public: true },
      { path: 'phone', public: false },
    ])
    const three = togglePrint(two, model, order)
    expect(pathsOf(three)).toEqual(['kind', 'model', 'phone'])
    expect(pathsOf(togglePrint(three, kind, order))).toEqual(['model', 'phone'])
    expect(setOpen(three, 'phone', true).prints[2]).toEqual({ path: 'phone', public: true })
  })

  it('[REQ-PAPER-14] what the form no longer has goes at once, and what is no part begins anew', () => {
    const part = {
      ...emptyPart,
      prints: [{ path: 'gone', public: true }, ...togglePrint(emptyPart, item('kind'), order).prints],
    }
    expect(pathsOf(dropGone(part, order))).toEqual(['kind'])
    expect(readPart(null)).toEqual(emptyPart)
    expect(readPart({ title: 'permit', prints: 5 })).toEqual({ ...emptyPart, title: 'permit' })
    expect(readPrintable({ sections: 'none' })).toBeNull()
  })
})
