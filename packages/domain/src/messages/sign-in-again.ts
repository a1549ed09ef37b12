// The dialog over a page whose session ended.
import type { Texts } from '../text.ts'

export const signInAgainTexts = {
  mn: {
    againText: 'Таны нэвтрэлтийн хугацаа дууссан байна. Энэ хуудсанд бичсэн зүйл тань хэвээр байна.',
    againLeave: 'Гарах',
  },
  en: {
    againText: 'Your session has expired. What you typed on this page is still here.',
    againLeave: 'Sign out',
  },
} as const satisfies Texts<'againText' | 'againLeave'>
