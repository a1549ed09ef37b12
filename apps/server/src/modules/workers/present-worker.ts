// An employee as calls answer it and as sent requests keep it.
import type { Worker } from '@khyanalt/domain/worker'
import type { WorkerFileRow, WorkerRow } from './workers.sql.ts'

/** The record with the papers it names; `papers` may hold those of others too. */
export const presentWorker = (row: WorkerRow, papers: readonly WorkerFileRow[]): Worker => {
  const own = papers.filter(paper => paper.worker_id === row.id)
  const namesOf = (part: string): string[] => own.filter(paper => paper.part === part).map(({ name }) => name)
  return {
    id: row.id,
    lastname: row.lastname,
    firstname: row.firstname,
    register_number: row.register_number,
    worker_type: row.worker_type,
    profile: {
      phone: row.phone,
      email: row.email,
      degree: row.degree,
      diploma: namesOf('diploma'),
      position_document: namesOf('position_document'),
      appointment_date: row.appointment_date,
      training: row.training,
      training_certs: namesOf('training_certs'),
      training_expire_date: row.training_expire_date,
      personal_dosimeter: row.personal_dosimeter,
      health_surveillance: row.health_surveillance,
      jobtype: row.jobtype,
      certificate: namesOf('certificate')[0] ?? null,
    },
    files: own.map(({ name, title, size }) => ({ name, title, size })),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  }
}
