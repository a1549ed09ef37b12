// The frame of pages that the demo's issuer and bank bring: one style, no script.
import { type Html, html } from '../http/html.ts'

/** A page whose style lies beside it, below `base`. */
export const plainPage = (base: string, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="mn">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="${base}/style.css">
  </head>
  <body>
    <main>${body}
    </main>
  </body>
</html>
`.html
