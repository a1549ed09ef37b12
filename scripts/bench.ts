// `npm run bench -- <name>`: runs one measurement of bench/; without a name it lists them.
import { runFromFolder } from './run-from-folder.ts'

runFromFolder('bench', 'Measurements')
