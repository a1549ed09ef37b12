import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../language/language.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { useKeys } from './use-keys.ts'

/** What the keys of three shortcuts type, as the browsers report it, on layouts of people who work here. */
const layouts = [
  { layout: 'Latin', next: 'j', search: '/', help: '?' },
  { layout: 'Mongolian', next: 'р', search: 'ю', help: 'Ю' },
  { layout: 'Russian', next: 'о', search: '.', help: ',' },
] as const

let next = vi.fn()
let search = vi.fn()

const Desk = () => {
  useKeys([
    { keys: ['j', 'ArrowDown'], word: 'Next row', act: next },
    { keys: ['/'], word: 'Search', act: search },
    { keys: ['Enter'], word: 'Open' },
  ])
  return (
    <>
      <input aria-label="number" />
      <Shortcuts />
    </>
  )
}

const show = () =>
  render(
    <LanguageProvider>
      <Desk />
    </LanguageProvider>,
  )
const press = (key: string, code: string, more: object = {}) => fireEvent.keyDown(document.body, { key, code, ...more })
const list = () => screen.queryByRole('dialog')

beforeEach(() => {
  next = vi.fn()
  search = vi.fn()
})
afterEach(cleanup)

describe('shortcuts of the desk', () => {
  it.each(layouts)('[REQ-KEYS-01] lie at the same places on a $layout layout', typed => {
    show()
    press(typed.next, 'KeyJ')
    expect(next).toHaveBeenCalledTimes(1)
    press(typed.search, 'Slash')
    expect(search).toHaveBeenCalledTimes(1)
    press(typed.help, 'Slash', { shiftKey: true })
    expect(list()).toBeTruthy()
  })

  it('[REQ-KEYS-01] go by the letter where a Latin layout has it elsewhere, and with Caps Lock', () => {
    show()
    // On a Dvorak layout the place of J types h, and that of C types j.
    press('h', 'KeyJ')
    expect(next).not.toHaveBeenCalled()
    press('j', 'KeyC')
    press('J', 'KeyC')
    expect(next).toHaveBeenCalledTimes(2)
    // Neither Shift with a letter nor a chord of the browser is the letter.
    press('J', 'KeyC', { shiftKey: true })
    press('о', 'KeyJ', { ctrlKey: true })
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('[REQ-KEYS-02] are listed by ? as the screen listens for them', () => {
    show()
    press('?', 'Slash', { shiftKey: true })
    const rows = [...(list()?.querySelectorAll('dl > div') ?? [])].map(row =>
      [...row.querySelectorAll('kbd, dd')].map(part => part.textContent),
    )
    expect(rows).toContainEqual(['j', '↓', 'Next row'])
    expect(rows).toContainEqual(['Enter', 'Open'])
    expect(rows).toHaveLength(4)
    cleanup()
    render(
      <LanguageProvider>
        <Shortcuts />
      </LanguageProvider>,
    )
    press('?', 'Slash', { shiftKey: true })
    expect(list()?.querySelectorAll('dl > div')).toHaveLength(1)
  })

  it('[REQ-KEYS-03] are silent while somebody types and once they are switched off, which the browser remembers', () => {
    show()
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'о', code: 'KeyJ' })
    expect(next).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(within(list() as HTMLElement).getByRole('checkbox'))
    expect(localStorage.getItem('khyanalt.shortcuts')).toBe('off')
    cleanup()
    show()
    press('о', 'KeyJ')
    expect(next).not.toHaveBeenCalled()
    press('?', 'Slash', { shiftKey: true })
    expect(list()).toBeNull()
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(within(list() as HTMLElement).getByRole('checkbox'))
    expect(localStorage.getItem('khyanalt.shortcuts')).toBeNull()
  })
})
