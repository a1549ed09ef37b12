import type { Category } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { configure, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { FolderDialog } from './FolderDialog.tsx'

configure({ asyncUtilTimeout: 20_000 })

const folder: Category = {
  id: 2499,
  code: null,
  data: { icon: { url: '' }, _name: { mn: 'Хоосон', en: 'Empty' } },
  folder: true,
  children: [],
}

it('[REQ-CAT-05] says in the modal of a folder without services that none is there so far', async () => {
  const server = await openAnsweringServer()
  server.answer('/api/getmodalformlist', { json: { result: 'success', data: [] } })
  render(
    <MemoryRouter>
      <FolderDialog folder={folder} onClose={() => undefined} />
    </MemoryRouter>,
  )
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(catalogueTexts.mn.empty)).not.toBeNull()
  expect(within(dialog).queryAllByRole('link')).toEqual([])
  server.close()
})
