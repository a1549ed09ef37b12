import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LiveRegion } from '../../../ui/LiveRegion.tsx'
import { announce } from '../../../ui/live-region.ts'
import { showGrid } from './grid-fixture.tsx'

afterEach(cleanup)

const focused = () => document.activeElement as HTMLElement
const press = (key: string, more: object = {}) => fireEvent.keyDown(focused(), { key, ...more })
/** Types into what is open, as the browser would. */
const type = (text: string) => fireEvent.change(focused(), { target: { value: text } })
/** Firefox sends the event to the page when no text is selected, other browsers to what has the focus. */
const clipboard = (kind: 'copy' | 'cut' | 'paste', text = '', target: Element = focused()) => {
  const held = { text }
  const event = createEvent[kind](target)
  Object.defineProperty(event, 'clipboardData', {
    value: { getData: () => held.text, setData: (_: string, value: string) => (held.text = value) },
  })
  fireEvent(target, event)
  return held.text
}
const said = () => screen.getByRole('status').textContent
const enter = (cell: HTMLElement) => act(() => cell.focus())

describe('a grid to fill like a spreadsheet', () => {
  it('is one stop of the tab key and moves with arrows, Home, End and Tab, out at its end', () => {
    const { cell } = showGrid()
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(0, 0)])
    enter(cell(0, 0))
    press('ArrowRight')
    press('ArrowDown')
    expect(focused()).toBe(cell(1, 1))
    press('End')
    expect(focused()).toBe(cell(1, 2))
    press('Home', { ctrlKey: true })
    expect(focused()).toBe(cell(0, 0))
    // Totals stand below and can be read with the arrows; Tab does not stop there.
    press('End', { ctrlKey: true })
    expect(focused()).toBe(cell(3, 2))
    press('ArrowUp')
    expect(fireEvent.keyDown(focused(), { key: 'Tab' })).toBe(true)
    expect(fireEvent.keyDown(focused(), { key: 'Tab', shiftKey: true })).toBe(false)
    expect(focused()).toBe(cell(2, 1))
    // Escape opens the way out from anywhere.
    press('Escape')
    expect(fireEvent.keyDown(focused(), { key: 'Tab' })).toBe(true)
  })

  it('replaces by typing, opens with F2, goes on with Enter and arrows, and Escape gives back what stood there', () => {
    const { cell, values } = showGrid({ '0.one': '12' })
    enter(cell(0, 1))
    press('7')
    expect(focused().getAttribute('aria-label')).toBe('1-р сар, Баганa one')
    type('75')
    press('Enter')
    expect(values.read()['0.one']).toBe('75')
    expect(focused()).toBe(cell(1, 1))
    press('4')
    press('ArrowUp')
    expect(focused()).toBe(cell(0, 1))
    press('F2')
    type('751')
    // Inside an opened cell arrows move within its text.
    press('ArrowLeft')
    expect(focused().tagName).toBe('INPUT')
    press('Escape')
    expect(values.read()['0.one']).toBe('75')
    expect(focused()).toBe(cell(0, 1))
    press('Delete')
    expect(values.read()['0.one']).toBe('')
  })

  it('[REQ-AMNAT-09] sums live while a number is typed and draws nothing but its cell and its total', () => {
    const { cell, values } = showGrid({ '0.one': '1', '1.one': '2', '0.two': '9' })
    expect(cell(3, 1).textContent).toBe('3')
    const watch = new MutationObserver(() => undefined)
    enter(cell(2, 1))
    press('4')
    watch.observe(screen.getByRole('grid'), { subtree: true, childList: true, characterData: true, attributes: true })
    type('40')
    const drawn = watch.takeRecords().map(({ target }) => {
      const at = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('[data-row]')
      return `${at?.dataset.row}/${at?.dataset.column}`
    })
    expect(cell(3, 1).textContent).toBe('43')
    expect(values.read()['2.one']).toBe('40')
    expect([...new Set(drawn)].filter(place => place !== '2/1' && place !== '3/1')).toEqual([])
  })

  it('[REQ-AMNAT-17] sets thousands apart where nobody writes, and keeps and marks what is no number', () => {
    const { cell, values } = showGrid({ '0.one': '1234567' })
    expect(cell(0, 1).textContent).toBe('1,234,567')
    enter(cell(0, 1))
    press('F2')
    expect((focused() as HTMLInputElement).value).toBe('1234567')
    type('12 тн')
    press('Enter')
    expect(values.read()['0.one']).toBe('12 тн')
    expect(cell(0, 1).getAttribute('aria-invalid')).toBe('true')
    const described = cell(0, 1).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Тоо биш')
    // The list of what is wrong leads to the cell.
    fireEvent.click(screen.getByRole('button', { name: /1-р сар/ }))
    expect(focused()).toBe(cell(0, 1))
  })

  it('selects with Shift, copies and pastes blocks of spreadsheets, and takes steps back and forth', () => {
    const { cell, values } = showGrid({ '0.one': '1', '0.two': '2' })
    enter(cell(0, 1))
    press('ArrowRight', { shiftKey: true })
    expect(cell(0, 1).getAttribute('aria-selected')).toBe('true')
    expect(clipboard('copy')).toBe('1\t2')
    press('ArrowDown')
    press('ArrowLeft')
    clipboard('paste', '1 000\t20\r\n3\t4\r\n')
    expect(values.read()).toMatchObject({ '1.one': '1000', '1.two': '20', '2.one': '3', '2.two': '4' })
    press('z', { ctrlKey: true })
    expect(values.read()).toMatchObject({ '1.one': '', '2.two': '', '0.one': '1' })
    // With a Cyrillic layout the key is known by its place.
    press('н', { code: 'KeyY', ctrlKey: true })
    expect(values.read()).toMatchObject({ '1.one': '1000', '2.two': '4' })
    expect(clipboard('cut')).toBe('1000\t20\n3\t4')
    expect(values.read()).toMatchObject({ '1.one': '', '2.two': '' })
  })

  it('refuses a block that is too large or holds text, says where, and leaves everything as it was', () => {
    const given = { '0.name': 'Алт', '0.one': '1', '0.two': '2' }
    const { cell, values } = showGrid(given)
    enter(cell(1, 1))
    clipboard('paste', '1\t2\t3')
    expect(screen.getByText(/1 мөр, 3 баганатай.*2 мөр, 2 багана/)).toBeTruthy()
    clipboard('paste', '1\t2\n3\tдөрөв')
    expect(screen.getByText(/3-р сар, Баганa two: «дөрөв» – Тоо биш/)).toBeTruthy()
    expect(values.read()).toEqual(given)
    clipboard('paste', '"1"\t2\n')
    expect(screen.queryByText(/дөрөв/)).toBeNull()
    expect(values.read()).toMatchObject({ '1.one': '1', '1.two': '2' })
  })

  it('opens under a finger at once, while a mouse selects', () => {
    const { cell } = showGrid()
    fireEvent.pointerDown(cell(1, 1), { pointerType: 'mouse', button: 0 })
    fireEvent.click(cell(1, 1))
    expect(focused()).toBe(cell(1, 1))
    fireEvent.pointerDown(cell(0, 2), { pointerType: 'touch', button: 0 })
    fireEvent.click(cell(0, 2))
    expect(focused().getAttribute('aria-label')).toBe('1-р сар, Баганa two')
  })

  it('[REQ-BROWSER-01] copies, cuts and takes blocks where the browser sends clipboard events to the page', () => {
    const { cell, values } = showGrid({ '0.one': '1', '0.two': '2' })
    fireEvent.pointerDown(cell(0, 1), { pointerType: 'mouse', button: 0 })
    press('ArrowRight', { shiftKey: true })
    expect(clipboard('copy', '', document.body)).toBe('1\t2')
    expect(clipboard('cut', '', document.body)).toBe('1\t2')
    expect(values.read()).toMatchObject({ '0.one': '', '0.two': '' })
    clipboard('paste', '11\t22\n33\t44', document.body)
    expect(values.read()).toMatchObject({ '0.one': '11', '0.two': '22', '1.one': '33', '1.two': '44' })
    // Whoever has left the grid copies and pastes elsewhere.
    act(() => screen.getByRole('button', { name: 'Өмнөх' }).focus())
    clipboard('paste', '9', document.body)
    expect(clipboard('copy', 'kept', document.body)).toBe('kept')
    expect(values.read()).toMatchObject({ '0.one': '11' })
  })

  it('[REQ-BROWSER-02] keeps every cell when a picture is pasted, and says that there is no text to paste', () => {
    const given = { '0.one': '55', '0.two': '66' }
    const { cell, values } = showGrid(given)
    enter(cell(0, 1))
    press('ArrowRight', { shiftKey: true })
    clipboard('paste', '')
    expect(values.read()).toEqual(given)
    expect(screen.getByText(/текст алга/)).toBeTruthy()
  })

  it('[REQ-BROWSER-03] says a wrong value when the focus goes on, and how many cells an undo or redo changed', () => {
    const { cell } = showGrid()
    act(() => announce(''))
    render(<LiveRegion />)
    enter(cell(0, 1))
    press('1')
    press('Enter')
    expect(said()).toBe('')
    press('x')
    press('Enter')
    expect(said()).toBe('2-р сар, Баганa one: Тоо биш')
    press('z', { ctrlKey: true })
    expect(said()).toBe('Буцаалаа. Өөрчлөгдсөн нүд: 1')
    press('y', { ctrlKey: true })
    expect(said()).toBe('Дахин хийлээ. Өөрчлөгдсөн нүд: 1')
    press('y', { ctrlKey: true })
    expect(said()).toBe('Дахин хийх үйлдэл алга')
  })
})
