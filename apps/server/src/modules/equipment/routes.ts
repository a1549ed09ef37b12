// The calls of equipment and tools.
import { checkTools } from '@khyanalt/contract/equipment'
import { type Binding, bind } from '../../http/bind.ts'
import { checkToolFields } from './check-tools.ts'

export const equipmentRoutes = (): Binding[] => [bind(checkTools, checkToolFields)]
