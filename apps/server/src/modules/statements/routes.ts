import { getStatement, importStatement, listStatements } from '@khyanalt/contract/statements'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { takeStatement } from './import-statement.ts'
import { openStatement, showStatements } from './read-statements.ts'

export const statementRoutes = (services: Services): Binding[] => [
  bindRaw(importStatement, takeStatement(services)),
  bind(listStatements, showStatements),
  bind(getStatement, openStatement),
]
