// `npm run ops -- <name>`: runs one command of ops/; without a name it lists them.
import { runFromFolder } from './run-from-folder.ts'

runFromFolder('ops', 'Commands')
