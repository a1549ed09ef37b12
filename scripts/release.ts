// `npm run release`: builds from the commit what a server needs to run, as out/khyanalt-<version>-linux-x64.tar.gz.
//   --dirty          takes changes that are not committed, and says so in the version
//   --without-node   leaves Node out; the machine must have version 24 or newer
//   --zstd           packs with zstd, which a machine must have to unpack it
//   --sign KEY.pem   signs the sum of the file with an Ed25519 key
import { parseArgs } from 'node:util'
import { buildRelease, ReleaseError } from './release/build-release.ts'

const { values } = parseArgs({
  options: {
    dirty: { type: 'boolean', default: false },
    'without-node': { type: 'boolean', default: false },
    zstd: { type: 'boolean', default: false },
    sign: { type: 'string' },
  },
})
try {
  const built = await buildRelease({
    isDirtyAllowed: values.dirty,
    withNode: !values['without-node'],
    packing: values.zstd ? 'zstd' : 'gzip',
    ...(values.sign === undefined ? {} : { signingKey: values.sign }),
    say: sentence => console.log(sentence),
  })
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${built.file}: ${megabytes(built.packedBytes)}, unpacked ${megabytes(built.bytes)}, ${built.files} files.`,
  )
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error)
  process.exit(1)
}
