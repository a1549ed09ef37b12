import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, Outlet, useSearchParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LiveRegion } from './ui/LiveRegion.tsx'
import { announce } from './ui/live-region.ts'
import { useArrival } from './use-arrival.ts'

afterEach(() => {
  cleanup()
  announce('')
})

const Frame = () => {
  useArrival()
  return (
    <>
      <Link to="/list">List</Link>
      <Link to="/late">Late</Link>
      <Link to="/form">Form</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <LiveRegion />
    </>
  )
}

const Titled = ({ title }: { readonly title: string }) => {
  useEffect(() => {
    document.title = title
  }, [title])
  return <h1>{title}</h1>
}

/** Stands once its data came. */
const Late = () => {
  const [there, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 250)
    return () => clearTimeout(timer)
  }, [])
  return there ? <Titled title="Late heading" /> : <p>…</p>
}

/** A list whose filter is drawn anew with each search, as those that take it from the address are. */
const List = () => {
  const [search, setSearch] = useSearchParams()
  const number = search.get('number') ?? ''
  return (
    <>
      <Titled title="List heading" />
      <form
        key={number}
        onSubmit={event => {
          event.preventDefault()
          setSearch({ number: '12' })
        }}
      >
        <input name="number" aria-label="number" defaultValue={number} />
      </form>
    </>
  )
}

const FormScreen = () => {
  useEffect(() => document.querySelector<HTMLElement>('[name=first]')?.focus(), [])
  return (
    <>
      <Titled title="Form heading" />
      <input name="first" />
    </>
  )
}

const show = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          Component: Frame,
          children: [
            { index: true, element: <Titled title="Home" /> },
            { path: 'list', Component: List },
            { path: 'late', Component: Late },
            { path: 'form', Component: FormScreen },
          ],
        },
      ])}
    />,
  )
const follow = async (name: string) => {
  const link = screen.getByRole('link', { name })
  act(() => link.focus())
  await act(async () => fireEvent.click(link))
}
const said = () => screen.getByRole('status').textContent

describe('a change of screen', () => {
  it('[REQ-BROWSER-06] moves the focus to the heading and announces the title, once its data is there too', async () => {
    show()
    expect(document.activeElement).toBe(document.body)
    expect(said()).toBe('')
    await follow('List')
    await waitFor(() => expect(said()).toBe('List heading'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List heading' }))
    await follow('Late')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Late heading'))
    expect(said()).toBe('Late heading')
  })

  it('[REQ-BROWSER-06] leaves the focus where the screen or the person has put it', async () => {
    show()
    await follow('Form')
    await waitFor(() => expect(said()).toBe('Form heading'))
    expect((document.activeElement as HTMLInputElement).name).toBe('first')
    await follow('Late')
    act(() => screen.getByRole('link', { name: 'Form' }).focus())
    await waitFor(() => expect(said()).toBe('Late heading'))
    expect(document.activeElement?.textContent).toBe('Form')
  })

  it('[REQ-BROWSER-07] leaves the focus in a filter that was applied', async () => {
    show()
    await follow('List')
    await waitFor(() => expect(said()).toBe('List heading'))
    const field = screen.getByRole('textbox')
    act(() => field.focus())
    await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement))
    expect(field.isConnected).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('12')
  })
})
