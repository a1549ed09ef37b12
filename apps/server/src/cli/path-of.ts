// Paths that people type.
import { resolve } from 'node:path'

/** A path as the caller sees it; npm starts commands in the folder of the repository. */
export const pathOf = (given: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), given)
