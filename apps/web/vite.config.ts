// Two builds from the same sources: the browser's and the server's half of the first view.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { areaChunks } from './area-chunks.ts'
import { loadCodePlugin } from './load-code-plugin.ts'

/** The frame of public pages, and the parts of the look that most of them show. */
const frame = new RegExp(
  [
    '/apps/web/src/(language|routes\\.tsx|routes/(public|info|page|own)|entry-client|load-code|use-arrival|document|paths|Root)',
    '/apps/web/src/api/(client|loading|session|watch-session|api-error)',
    '/apps/web/src/layouts/(Footer|Header\\b|HeaderPopover|HeaderSearch|Brand|Language|LoginButton|MobileMenu|MenuList|PublicLayout|main-menu|Broken|Opening|return-place)',
    '/apps/web/src/ui/(Alert|BackLink|Button|EmptyState|ErrorState|Icon|IconButton|LiveRegion|Ornament)\\b',
    '/apps/web/src/ui/(PageHeader|SectionTitle|SkipLink|Spinner|Tag|TextLink)\\b',
    '/apps/web/src/ui/(VisuallyHidden|class-names|control|control-props|Field\\.module|icon-paths|live-region|ui-texts|unmarked)\\b',
    '/packages/domain/src/(agency|language|text|messages/(shell|page-titles|search-field))\\.ts',
    '/packages/contract/src/(call|envelope)\\b',
  ].join('|'),
)

/** Tiles of the catalogue, and controls of public forms: crumbs that compress better together. */
const tiles = /\/apps\/web\/src\/layouts\/(CategoryTile|category-tiles)|\/packages\/domain\/src\/category-rules\./
const controls =
  /\/apps\/web\/src\/ui\/(Field|FieldError|Select|TextField|TextInput)\.tsx|\/packages\/domain\/src\/calendar-day\./

/** What every form stands on; the editor of forms uses parts of it, which must not split it into crumbs. */
const forms = /\/packages\/form-engine\/src\/(compile|validate|visibility|register-forms|summary|field-states)\./
/** What the engine shares with other screens, so that these need not fetch the engine. */
const values = /\/packages\/domain\/src\/(email-address|printable|register-number|phone-number|quantity|look-alikes)\./

/** What an upload may weigh: the public check of a file needs it, and nothing else of the forms. */
const limits = /\/packages\/domain\/src\/upload-limits\./

/** The name in a file tells classes apart; the line it stands on, which is usual too, would only weigh. */
const nameClass = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''))
  return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

/** The release that the foot of the page names. */
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))

/** What asks for data and holds it, but for what nobody uses of the library. */
const query = /@tanstack\/(query-core|react-query)\/(?!.*(hydrat|stream|ueries|prefetch|etching|State))/i

const chunkOf = areaChunks(import.meta.dirname)

export default defineConfig(({ isSsrBuild }) => ({
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(version) },
  css: { modules: { generateScopedName: nameClass } },
  build: {
    // Syntax and styles are written down for these, light-dark() too.
    target: ['chrome120', 'edge120', 'firefox115', 'safari16.4', 'ios16.4'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One small style sheet for the whole portal: nothing flashes unstyled after a lazy screen arrives.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The server names the chunks of the first view in its page; the list of all others would weigh on every visitor.
    modulePreload: false,
    rollupOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : {
          // The second is named by the server beside the first, so that it comes before it.
          input: ['index.html', 'src/kept-press.ts', 'src/service-worker.ts'],
          // Declaring a call does nothing but make a value: a chunk carries only the calls that it makes.
          treeshake: { manualPureFunctions: ['defineCall', 'z'] },
          // What every public page needs compresses better as two files than as thirty, and each further page then
          // names fewer of them.
          output: {
            // Browsers ask for the service worker by one name for ever, at the root, which is what it may see.
            entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
            codeSplitting: {
              groups: [
                { name: 'kept-press', test: '/apps/web/src/kept-press.ts' },
                { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'frame', test: frame },
                { name: 'tiles', test: tiles, includeDependenciesRecursively: false },
                { name: 'controls', test: controls, includeDependenciesRecursively: false },
                { name: 'limits', test: limits },
                { name: 'values', test: values },
                { name: 'forms', test: forms },
                { name: 'query', test: query, includeDependenciesRecursively: false },
                {
                  debugName: 'areas',
                  name: (id, context) => chunkOf(id, each => context.getModuleInfo(each)),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  // The thread that reads PDFs imports like the page does.
  worker: { format: 'es' },
  // Browsers get the light stand-ins: public pages must stay below 120 kB of JavaScript.
  plugins: [react(), ...(isSsrBuild ? [] : [lightStandIns(), leaveOutServerWords(), loadCodePlugin()])],
  ssr: {
    // The server runs these as they are; bundling them would make second copies of its contract values.
    external: ['@khyanalt/contract', '@khyanalt/domain', '@khyanalt/form-engine'],
  },
}))

/** What routes say to the server alone, such as the files of screens to preload, would only weigh in browsers. */
export function leaveOutServerWords(): Plugin {
  const named = /\bmodule: 'src\/features\/[^']+',?|\bunlisted: true,?|\btelling: \[[^\]]*\],?/g
  return {
    name: 'leave-out-server-words',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/routes\/[\w-]+\.ts$/.test(id) ? { code: code.replace(named, ''), map: null } : null,
  }
}

/** Swaps what our packages import for parts of ours; other importers keep the real libraries. */
export function lightStandIns(): Plugin {
  const standIns = new Map([
    ['zod', { importers: ['/packages/contract/', '/packages/form-engine/'], file: 'src/api/trusted-schema.ts' }],
    ['intl-messageformat', { importers: ['/packages/domain/'], file: 'src/language/message-format.ts' }],
  ])
  return {
    name: 'light-stand-ins',
    enforce: 'pre',
    resolveId(id, importer) {
      const standIn = standIns.get(id)
      return standIn?.importers.some(folder => importer?.includes(folder))
        ? join(import.meta.dirname, standIn.file)
        : null
    },
  }
}
