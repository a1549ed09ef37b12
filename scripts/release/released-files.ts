// Which files of the repository and of packages a release holds.

/** What the server runs and reads, what its documents name, and what stands around it on a server. */
const held = [
  /^(package\.json|README\.md|CHANGELOG\.md|ARCHITECTURE\.md|SECURITY\.md)$/,
  /^bin\//,
  /^packages\/[^/]+\/(package\.json$|src\/|cases\/.*\.json$)/,
  /^apps\/server\/(package\.json$|src\/|assets\/|migrations\/|seeds\/(reference|demo)\/)/,
  /^apps\/web\/src\/((staff-)?paths|shell-modules)\.ts$/,
  /^docs\/(generated|adr|images)?\/?[^/]+$/,
  /^ops\/(systemd|monitoring|proxy|compose|helm)\//,
]
const left = /\.test\.tsx?$|-fixture\.ts$|(^|\/)testing\/|^packages\/domain\/src\/error-codes-doc|^docs\/images\//

/** Whether a tracked file of the repository belongs into a release. */
export const isReleased = (path: string): boolean => held.some(each => each.test(path)) && !left.test(path)

const unread = /\.(map|md|markdown|flow|ts|mts|cts|tsx|tsbuildinfo|coffee|yml)$|(^|\/)\.[^/]+$/i
const licence = /(^|\/)(licen[cs]e|notice|copying|copyright)[^/]*$/i
const unreadFolders =
  /^(tests?|__tests__|examples?|benchmarks?|bench|coverage|docs?|man|typings|\.github|ts3\.4)(\/|$)/i

/**
 * Whether a file of a package is ever read when the server runs, by its path inside the package. Licences stay: they ask
 * for it. Folders of tests and documents are left out at the top of a package alone, since deeper ones may be code.
 */
export const isRead = (path: string): boolean => licence.test(path) || !(unread.test(path) || unreadFolders.test(path))

/** Whole parts of packages that another part stands in for: what is built for browsers. */
export const unusedParts: Readonly<Record<string, readonly string[]>> = { '@cantoo/pdf-lib': ['dist'] }

/** What only browsers import, never the server: papers, calendar, a stand-in for older engines. */
export const onlyInBrowsers: readonly string[] = ['@oddbird/popover-polyfill', 'pdfjs-dist', 'react-day-picker']
