// The test store ships no types; this is the part that the tests use.
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: {
      readonly port: number
      readonly address: string
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[]
    })
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
