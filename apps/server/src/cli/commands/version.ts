import { release } from '../../release.ts'
import { defineCommand } from '../command.ts'

/** `khyanalt version`: what runs here, for whoever asks for help. */
export const versionCommand = defineCommand({
  args: [],
  options: {},
  settings: 'none',
  data: false,
  run: async () => {
    const origin = release.commit ? `, ${release.commit}, ${release.built}` : ''
    console.log(`Khyanalt ${release.version}${origin}, Node ${process.version}`)
    return 0
  },
})
