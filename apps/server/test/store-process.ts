// An object store as a process of its own, so that it can be killed: folder and port are its arguments.
import S3rver from '@20minutes/s3rver'

const [directory = '', port = '0'] = process.argv.slice(2)
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'papers', configs: [] }],
}).run()
