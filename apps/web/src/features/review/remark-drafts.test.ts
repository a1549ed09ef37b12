import { describe, expect, it } from 'vitest'
import { maxRemarkLength, sendableRemarks, withRemark } from './remark-drafts.ts'

const serial = { path: 'machines/r1/serial', title: 'Сериал', comment: 'Паспортын дагуу бичнэ үү' }

describe('remarks being written', () => {
  it('keep one remark for each place and drop it when its text is emptied', () => {
    const once = withRemark([], serial)
    const twice = withRemark(once, { ...serial, comment: 'Дахин шалгана уу' })
    expect(twice).toEqual([{ ...serial, comment: 'Дахин шалгана уу' }])
    expect(withRemark(twice, { ...serial, comment: '' })).toEqual([])
  })

  it('[CON-069] travel with title and comment, and with a path where they point at an answer', () => {
    const general = { path: '', title: 'Хүсэлт', comment: '  Ерөнхий тайлбар ' }
    expect(sendableRemarks([serial, general])).toEqual([
      { path: 'machines/r1/serial', title: 'Сериал', comment: 'Паспортын дагуу бичнэ үү' },
      { title: 'Хүсэлт', comment: 'Ерөнхий тайлбар' },
    ])
  })

  it('on one of several files travel with the path of the field', () => {
    const file = {
      path: 'papers/tmp-1.pdf',
      fieldPath: 'papers',
      title: 'Баримт – а.pdf',
      comment: 'Уншигдахгүй байна',
    }
    expect(sendableRemarks([file])).toEqual([{ path: 'papers', title: file.title, comment: file.comment }])
  })

  it('leave out what is blank or too long to be taken', () => {
    const long = { path: 'a', title: 'А', comment: 'х'.repeat(maxRemarkLength + 1) }
    expect(sendableRemarks([{ path: 'b', title: 'Б', comment: '   ' }, long])).toEqual([])
  })
})
