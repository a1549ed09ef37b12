import { createContext } from 'react'
import type { StoredFile } from '../../form/StoredFiles.tsx'

/** The papers of the report that are known by title: from the server, and those uploaded on this page. */
export const KnownFiles = createContext<{
  readonly files: readonly StoredFile[]
  readonly add: (file: StoredFile) => void
}>({ files: [], add: () => undefined })
