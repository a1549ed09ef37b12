import * as calls from '@khyanalt/contract/audit'
import { type Binding, bind } from '../../http/bind.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { downloadAudit } from './download-audit.ts'
import { listAudit } from './list-audit.ts'
import { listAuditFindings } from './list-audit-findings.ts'
import { listJournalHeads } from './list-journal-heads.ts'
import { readSealState } from './read-seal-state.ts'
import { resolveAuditFinding } from './resolve-audit-finding.ts'

export const auditRoutes = (services: Services): Binding[] => [
  bind(calls.listAudit, listAudit),
  bindTable(calls.downloadAudit, downloadAudit(services)),
  bind(calls.readSealState, readSealState),
  bind(calls.listAuditFindings, listAuditFindings),
  bind(calls.resolveAuditFinding, resolveAuditFinding(services)),
  bind(calls.listJournalHeads, listJournalHeads(services)),
]
