import * as calls from '@khyanalt/contract/statements'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getStatement } from './get-statement.ts'
import { importStatement } from './import-statement.ts'
import { listStatements } from './list-statements.ts'

export const statementRoutes = (services: Services): Binding[] => [
  bindRaw(calls.importStatement, importStatement(services)),
  bind(calls.listStatements, listStatements),
  bind(calls.getStatement, getStatement),
]
