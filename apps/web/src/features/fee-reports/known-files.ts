import { createContext } from 'react'
import type { StoredFile } from '../../form/StoredFiles.tsx'

/** The papers of the report that the server knows by title. */
export const KnownFiles = createContext<readonly StoredFile[]>([])
