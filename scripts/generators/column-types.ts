// Columns whose values are narrower than PostgreSQL says: states, kinds, roles and money. The database holds them to
// the same values by checks, or the product alone writes them.

/** A type of the product, and the module it comes from; null for one that is written out. */
type Narrow = { readonly type: string; readonly from: string | null; readonly columns: readonly string[] }

const domain = '@khyanalt/domain'
const narrow: readonly Narrow[] = [
  { type: 'RequestState', from: `${domain}/request-status`, columns: ['requests.state', 'request_events.to_state'] },
  { type: "EventAction['request']", from: `${domain}/event-readers`, columns: ['request_events.action'] },
  { type: "EventAction['fee_report']", from: `${domain}/event-readers`, columns: ['fee_report_events.action'] },
  { type: 'BulkAction', from: `${domain}/bulk-act`, columns: ['bulk_acts.action'] },
  { type: 'BulkState', from: `${domain}/bulk-act`, columns: ['bulk_acts.state'] },
  { type: 'QueueDensity', from: `${domain}/queue-view`, columns: ['queue_layouts.density'] },
  { type: 'CertificateState', from: `${domain}/certificate-status`, columns: ['certificates.state'] },
  { type: 'InvoiceState', from: `${domain}/invoice-status`, columns: ['invoices.state'] },
  {
    type: 'FeeReportState',
    from: `${domain}/fee-report/report-status`,
    columns: ['fee_reports.state', 'fee_report_events.from_state', 'fee_report_events.to_state'],
  },
  { type: "'food_object' | 'late_request'", from: null, columns: ['cases.type'] },
  {
    type: 'Season',
    from: `${domain}/fee-report/quarters`,
    columns: ['fee_report_lines.season', 'fee_periods.season', 'late_request_quarters.season'],
  },
  { type: 'SheetName', from: `${domain}/fee-report/sheet-templates`, columns: ['fee_report_lines.sheet'] },
  { type: 'ProposalState', from: `${domain}/proposal`, columns: ['proposals.state'] },
  { type: 'SenderType', from: `${domain}/client-type`, columns: ['requests.sender_type'] },
  { type: 'RequestType', from: `${domain}/client-type`, columns: ['requests.type'] },
  {
    type: 'Module',
    from: `${domain}/roles`,
    columns: ['requests.module', 'categories.module', 'oversight_counts.module', 'oversight_days.module'],
  },
  { type: 'Role', from: `${domain}/roles`, columns: ['staff_grants.role', 'requests.step_role'] },
  {
    type: 'Mongo',
    from: `${domain}/money`,
    columns: [
      'invoices.amount',
      'statement_lines.amount',
      'online_payments.amount',
      'online_payments.received',
      'online_payments.returned',
      'demo_bank_invoices.amount',
    ],
  },
  { type: 'OnlinePaymentState', from: `${domain}/online-payment`, columns: ['online_payments.state'] },
  { type: 'PostKind', from: `${domain}/post-kind`, columns: ['posts.kind'] },
  { type: 'NotificationName', from: `${domain}/notifications/notification-events`, columns: ['notifications.type'] },
  { type: 'FindingKind', from: `${domain}/audit-findings`, columns: ['audit_findings.kind'] },
  { type: 'FindingCode', from: `${domain}/audit-findings`, columns: ['audit_findings.code'] },
  { type: 'LogKind', from: '@khyanalt/verifier/log-entry', columns: ['certificate_log.kind'] },
  { type: "'MEMBER' | 'ADMIN'", from: null, columns: ['company_members.role', 'company_invitations.role'] },
  {
    type: 'MemberRight[]',
    from: `${domain}/member-rights`,
    columns: ['company_members.rights', 'company_invitations.rights'],
  },
  { type: "'client' | 'staff'", from: null, columns: ['users.kind'] },
  { type: 'FoodCertificateState', from: `${domain}/food-certificate-status`, columns: ['food_certificates.state'] },
  { type: 'ClientType[]', from: `${domain}/client-type`, columns: ['services.client_types'] },
  { type: "'ONETIME' | 'NEW' | 'RENEW'", from: null, columns: ['services.type'] },
  { type: "'NEW' | 'UPDATE'", from: null, columns: ['food_registrations.type'] },
  { type: '1 | 2', from: null, columns: ['food_registrations.sender_type'] },
  {
    type: "'mn' | 'en' | 'ru'",
    from: null,
    columns: ['definition_versions.language', 'service_drafts.language', 'requests.language'],
  },
  {
    type: "'sign_in' | 'step_up' | 'add_app' | 'add_passkey'",
    from: null,
    columns: ['second_factor_challenges.purpose'],
  },
  { type: 'UserType', from: `${domain}/client-type`, columns: ['users.user_type'] },
  { type: '0 | 1', from: null, columns: ['services.status'] },
  { type: "'waiting' | 'in_force' | 'withdrawn'", from: null, columns: ['planned_versions.state'] },
  { type: "'demo' | 'real'", from: null, columns: ['installation.kind'] },
  { type: 'LedgerEntry', from: `${domain}/explosive-ledger`, columns: ['explosive_ledger.entry'] },
  { type: 'QuantityUnit', from: `${domain}/quantity`, columns: ['explosive_permits.unit'] },
]
/** Columns of JSON: what comes out of them, and goes in as text. */
const json: readonly (Narrow & { readonly columns: readonly string[] })[] = [
  {
    type: 'unknown',
    from: null,
    columns: [
      'definition_versions.body',
      'service_drafts.body',
      'service_drafts.certificate',
      'service_drafts.settings',
      'proposals.before',
      'proposals.input',
      'fee_reports.draft',
    ],
  },
  { type: 'readonly unknown[]', from: null, columns: ['service_drafts.review_plan'] },
  { type: 'readonly PayLink[]', from: `${domain}/online-payment`, columns: ['online_payments.links'] },
  { type: 'readonly ArrivedPayment[]', from: `${domain}/online-payment`, columns: ['online_payments.arrived'] },
  {
    type: 'readonly { readonly id: string; readonly amount: Mongo; readonly refunded?: true }[]',
    from: null,
    columns: ['demo_bank_invoices.payments'],
  },
  { type: 'readonly ReviewStep[]', from: `${domain}/cases/case-type`, columns: ['definition_versions.review_plan'] },
  {
    type: 'CertificatePart | null',
    from: '@khyanalt/contract/certificate-part',
    columns: ['definition_versions.certificate'],
  },
  { type: 'Rehearsal | null', from: '@khyanalt/contract/service-editor', columns: ['service_drafts.rehearsal'] },
  { type: 'ProposalSummary', from: '@khyanalt/contract/proposals', columns: ['proposals.summary'] },
  { type: 'ServiceSettings', from: '@khyanalt/contract/service-settings', columns: ['version_settings.settings'] },
  { type: 'ServiceDetails', from: '../modules/catalogue/service-details.ts', columns: ['services.details'] },
  { type: 'AgencyFacts', from: '@khyanalt/contract/agency-settings', columns: ['agency.facts'] },
  { type: 'LetterContent', from: '../modules/certificates/document-contents.ts', columns: ['letters.content'] },
  { type: 'LetterKind', from: `${domain}/own-texts/letter-texts`, columns: ['letters.kind'] },
  { type: 'OwnWords | null', from: `${domain}/own-texts/own-texts`, columns: ['own_texts.words'] },
  { type: 'PaymentAccount | null', from: `${domain}/agency`, columns: ['agency.account'] },
  { type: 'object', from: null, columns: ['client_transactions.answer'] },
  { type: 'Params', from: '../modules/notifications/notification-sentence.ts', columns: ['notifications.params'] },
  { type: 'LiftNote | null', from: '../modules/requests/request-record.ts', columns: ['requests.lift'] },
  { type: 'FeeReportAnswers | null', from: `${domain}/fee-report/answers`, columns: ['fee_report_events.answers'] },
  {
    type: 'readonly (FeeWarning & { readonly explanation: string | null })[] | null',
    from: `${domain}/fee-report/warnings`,
    columns: ['fee_report_events.warnings'],
  },
  {
    type: 'readonly { readonly title: string; readonly comment: string }[]',
    from: null,
    columns: ['fee_report_events.comments'],
  },
  {
    type: 'readonly FoodActivity[]',
    from: '../modules/certificates/food-activity.ts',
    columns: ['food_certificates.activities'],
  },
  {
    type: 'CertificateContent',
    from: '../modules/certificates/document-contents.ts',
    columns: ['certificate_versions.content'],
  },
  {
    type: 'FoodContent',
    from: '../modules/food-objects/food-object-record.ts',
    columns: ['case_submissions.content'],
  },
  {
    type: 'Readonly<Record<string, unknown>>',
    from: null,
    columns: [
      'request_snapshots.answers',
      'request_snapshots.facts',
      'requests.answers',
      'equipment_records.answers',
      'issuer_store.payload',
    ],
  },
  {
    type: 'readonly { readonly path: string; readonly requests: number }[]',
    from: null,
    columns: ['service_experience.returned_for'],
  },
]
const nullable: Readonly<Record<string, Pick<Narrow, 'type' | 'from'>>> = {
  'case_events.resolve': { type: 'StepResolve', from: `${domain}/cases/case-type` },
  'fee_reports.season': { type: 'Season', from: `${domain}/fee-report/quarters` },
  'request_events.from_state': { type: 'RequestState', from: `${domain}/request-status` },
  'staff_grants.module': { type: 'Module', from: `${domain}/roles` },
}
const withDefault = new Set([
  'users.user_type',
  'company_members.rights',
  'company_invitations.rights',
  'services.status',
  'proposals.state',
  'categories.module',
  'services.details',
  'notifications.params',
  'fee_report_events.comments',
  'food_certificates.activities',
  'requests.answers',
  'service_experience.returned_for',
])

const given = (column: string, type: string): string => (withDefault.has(column) ? `Generated<${type}>` : type)

/** The type of each column, as kysely-codegen takes it. */
export const columnTypes: Readonly<Record<string, string>> = Object.fromEntries([
  ...narrow.flatMap(({ type, columns }) => columns.map(column => [column, given(column, type)])),
  ...json.flatMap(({ type, columns }) => columns.map(column => [column, given(column, `JsonOf<${type}>`)])),
  ...Object.entries(nullable).map(([column, { type }]) => [column, `${type} | null`]),
])

/** The name that a type brings from its module: of `readonly ReviewStep[]` it is ReviewStep. */
const nameOf = (type: string): string => /[A-Z]\w+/.exec(type)?.[0] ?? type

/** The lines that bring those types into the file. */
export const columnImports: string = [
  ...new Set(
    [...narrow, ...json, ...Object.values(nullable)].flatMap(({ type, from }) =>
      from === null ? [] : [`import type { ${nameOf(type)} } from '${from}'\n`],
    ),
  ),
].join('')

/** What a column of JSON is to statements; null is the column's own. */
export const jsonType =
  'export type JsonOf<T> = ColumnType<T, string | JsonNull<T>, string | JsonNull<T>>\n\n' +
  'type JsonNull<T> = unknown extends T ? null : Extract<T, null>\n\n'
