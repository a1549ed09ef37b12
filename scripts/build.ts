// `npm run build`: builds the web ahead of the start, for places where the start may write nothing beside its data.
import { buildWeb } from './web-build.ts'

console.log((await buildWeb()) ? 'The web was built.' : 'The web is built already.')
