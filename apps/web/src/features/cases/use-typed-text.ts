// A text being typed, kept in this browser until it is sent.
import { useState } from 'react'

export const useTypedText = (key: string): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(() => readText(key))
  return [
    text,
    next => {
      setText(next)
      try {
        if (next === '') localStorage.removeItem(key)
        else localStorage.setItem(key, next)
      } catch {
        // A browser that forbids storage keeps it for this visit.
      }
    },
  ]
}

const readText = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
