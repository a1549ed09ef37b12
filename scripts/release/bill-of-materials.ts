// The CycloneDX list of what a release is made of, by npm, without what differs from one build to the next.
import { createHash } from 'node:crypto'

type Component = {
  readonly 'bom-ref': string
  readonly scope?: string
  readonly [key: string]: unknown
}
type Bill = {
  readonly metadata: { readonly component: Component; readonly [key: string]: unknown }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
  readonly [key: string]: unknown
}

/** The list of npm for those packages (name@version) alone, named after the release; the same for the same commit. */
export const billOfMaterials = (
  fromNpm: string,
  { version, commit, at }: { readonly version: string; readonly commit: string; readonly at: Date },
  isHeld: (ref: string) => boolean,
): string => {
  const bill = JSON.parse(fromNpm) as Bill
  const digest = createHash('sha256').update(`${version} ${commit}`).digest('hex')
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest)?.slice(1) ?? []
  const root = bill.metadata.component['bom-ref']
  const ref = `khyanalt@${version}`
  const renamed = (each: string): string => (each === root ? ref : each)
  const kept = new Set(bill.components.map(each => each['bom-ref']).filter(isHeld))
  return `${JSON.stringify(
    {
      ...bill,
      serialNumber: `urn:uuid:${parts[0]}-${parts[1]}-5${parts[2]}-8${parts[3]}-${parts[4]}`,
      metadata: {
        ...bill.metadata,
        timestamp: at.toISOString(),
        component: {
          ...bill.metadata.component,
          'bom-ref': ref,
          type: 'application',
          name: 'khyanalt',
          version,
          purl: `pkg:npm/khyanalt@${version}`,
        },
      },
      components: bill.components
        .filter(each => kept.has(each['bom-ref']))
        .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
      dependencies: bill.dependencies
        .filter(each => each.ref === root || kept.has(each.ref))
        .map(each => ({
          ref: renamed(each.ref),
          dependsOn: (each.dependsOn ?? []).filter(other => kept.has(other)).toSorted(),
        }))
        .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
    },
    null,
    2,
  )}\n`
}
