import { describe, expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'
import { cleanFileTitle } from './file-title.ts'

describe('the name a file is shown by', () => {
  it('keeps Mongolian letters and drops folders and characters that disguise the ending', () => {
    expect(cleanFileTitle('C:\\Бичиг\\Өргөдөл  №1.pdf')).toBe('Өргөдөл №1.pdf')
    expect(cleanFileTitle('зураг\u202efdp.exe.pdf')).toBe('зурагfdp.exe.pdf')
    expect(cleanFileTitle('\u0000')).toBe('file.pdf')
    expect(cleanFileTitle(`${'ү'.repeat(400)}.pdf`)).toBe(`${'ү'.repeat(196)}.pdf`)
  })

  it('travels in a header without letting anything else in', () => {
    const header = contentDisposition('inline', 'Өргөдөл "1"\r\nx.pdf')
    expect(header).not.toMatch(/[\r\nӨ]/)
    expect(header).toMatch(/^inline; filename="[^"]+"; filename\*=UTF-8''%D3%A8/)
  })
})
