import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { postCovers } from './post-covers.ts'

it('the covers that are offered are the pictures that come with the product, each once', () => {
  const pictures = readdirSync(new URL('../../../apps/web/public/covers/', import.meta.url))
  expect([...postCovers].sort()).toEqual(pictures.map(name => `/covers/${name}`).sort())
})
