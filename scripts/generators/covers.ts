// Covers of posts: one light drawing for each kind and picture, in the colours of tokens.css, by day and by night.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postIndex } from '../../apps/server/seeds/reference/post-index.ts'
import { coverOf } from '../../apps/server/seeds/reference/posts.ts'
import { root } from '../run-program.ts'
import { coverPictures } from './cover-pictures.ts'

const tones = { tutorial: 'blue', guide: 'green', notice: 'orange' } as const
type Tone = (typeof tones)[keyof typeof tones]

/** The files of every cover that a post uses. */
export const drawCovers = (): { path: string; text: string }[] => {
  const colour = readColours()
  const used = new Map(postIndex.map(([, , kind, picture]) => [coverOf(kind, picture), { kind, picture }]))
  return [...used].map(([address, { kind, picture }]) => ({
    path: `apps/web/public${address}`,
    text: drawCover(coverPictures[picture], tones[kind], colour),
  }))
}

type Colour = (token: string) => { readonly light: string; readonly dark: string }

const drawCover = (picture: string, tone: Tone, colour: Colour): string => {
  const parts = {
    ground: colour(`--tone-${tone}-soft`),
    shape: colour(`--tone-${tone}-line`),
    line: colour(`--tone-${tone}-solid`),
    gold: colour('--color-gold'),
    paper: colour('--color-surface'),
  }
  const rules = (mode: 'light' | 'dark') =>
    [
      `.ground{fill:${parts.ground[mode]}}`,
      `.shape{fill:${parts.shape[mode]}}`,
      `.paper{fill:${parts.paper[mode]}}`,
      `.line{stroke:${parts.line[mode]}}`,
      `.gold{stroke:${parts.gold[mode]}}`,
    ].join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280" width="640" height="280">',
    `<style>.line,.gold{fill:none;stroke-linecap:round;stroke-linejoin:round}${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}</style>`,
    '<path class="ground" d="M0 0h640v280H0Z"/>',
    '<g class="shape" opacity=".35"><circle cx="92" cy="250" r="130"/><circle cx="584" cy="20" r="112"/></g>',
    '<circle class="paper" cx="320" cy="140" r="78"/>',
    `<path class="line" stroke-width="1.5" transform="translate(272 92) scale(4)" d="${picture}"/>`,
    '<path class="gold" stroke-width="4" d="M296 244h48"/>',
    '</svg>',
    '',
  ].join('\n')
}

/** Reads `--name: light-dark(light, dark)`. */
const readColours = (): Colour => {
  const tokens = readFileSync(join(root, 'apps/web/src/ui/tokens.css'), 'utf8')
  return token => {
    const [, light, dark] = new RegExp(`${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
    if (!light || !dark) throw new Error(`tokens.css has no pair of colours named ${token}.`)
    return { light, dark }
  }
}
