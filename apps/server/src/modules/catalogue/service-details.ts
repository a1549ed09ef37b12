/** What the service page shows beside names and kinds. */
export type ServiceDetails = {
  /** Offered for trying things; no licence of the agency. */
  readonly sample?: true
  readonly time?: { mn: string; en: string }
  readonly price?:
    | { price: string }
    | { label: { mn: string; en: string }; options: { min: number; max: number; price: string }[] }[]
    | null
  readonly required_documents?: { name: Names; licensor: Names; description: Names }[]
  readonly process?: { title: Names; description: Names }[]
  readonly laws?: { name: string; index: string; date: string; link: string }[]
  readonly attachments?: { title: Names; files: { title: string; desc: string; url: string }[] }[]
}
type Names = { mn: string; en: string }
