import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { showToast, showWork } from './toast.ts'

it('[REQ-LOADCODE-08] a passing word waits for the region that shows it, and what took its place is shown instead', async () => {
  showToast({ text: 'Эхлээд хэлсэн' })
  const end = showWork('Ажиллаж байна')
  end({ text: 'Дууссан', tone: 'success', milliseconds: 6000 })
  showWork('Хаагдсан')(null)
  render(<ToastRegion />)
  expect(await screen.findByText('Эхлээд хэлсэн')).toBeTruthy()
  expect(screen.getByText('Дууссан')).toBeTruthy()
  expect(screen.queryByText('Ажиллаж байна')).toBeNull()
  expect(screen.queryByText('Хаагдсан')).toBeNull()
  showToast({ text: 'Дараа нь хэлсэн' })
  expect(await screen.findByText('Дараа нь хэлсэн')).toBeTruthy()
})
