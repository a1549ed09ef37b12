import {
  downloadAudit,
  listAudit,
  listAuditFindings,
  listJournalHeads,
  readSealState,
  resolveAuditFinding,
} from '@khyanalt/contract/audit'
import { type Binding, bind } from '../../http/bind.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { tableOfAudit } from './download-audit.ts'
import { answerAudit } from './read-audit.ts'
import { answerHeads } from './read-heads.ts'
import { answerSeals } from './read-seals.ts'
import { answerFindings, resolveFinding } from './resolve-finding.ts'

export const auditRoutes = (services: Services): Binding[] => [
  bind(listAudit, answerAudit),
  bindTable(downloadAudit, tableOfAudit(services)),
  bind(readSealState, answerSeals),
  bind(listAuditFindings, answerFindings),
  bind(resolveAuditFinding, resolveFinding(services)),
  bind(listJournalHeads, answerHeads(services)),
]
