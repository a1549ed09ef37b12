// Employees of a company or person (CON-119): one record with a part for requests and a part for the company's own list.

/** Kinds of work that requests ask for (REQ-EMP-14). */
export const WorkerType = {
  controlOfficer: 1,
  radiationWorker: 2,
  projectManager: 50,
  projectEngineer: 51,
  projectAssistant: 52,
  projectTechnician: 53,
} as const
export type WorkerType = (typeof WorkerType)[keyof typeof WorkerType]

/** All kinds, in the order people choose from. */
export const workerTypes: readonly WorkerType[] = Object.values(WorkerType)

/** Degrees (REQ-EMP-15). */
export const degrees = ['bachelor', 'master', 'doctor', 'middle', 'middle_full'] as const
export type Degree = (typeof degrees)[number]

/** The parts of a record that hold uploaded files, by name. */
export const workerFileParts = ['diploma', 'position_document', 'training_certs', 'certificate'] as const
export type WorkerFilePart = (typeof workerFileParts)[number]

/** The name of the library with suggestions for `jobtype`. */
export const jobPositionLibrary = 'position'

/** What people fill in; files by the names of their uploads. */
export type WorkerAnswers = {
  readonly lastname: string
  readonly firstname: string
  readonly register_number: string
  readonly worker_type: number | null
  readonly phone: string
  readonly email: string
  readonly degree: string | null
  readonly diploma: readonly string[]
  readonly position_document: readonly string[]
  readonly appointment_date: string | null
  readonly training: boolean
  readonly training_certs: readonly string[]
  readonly training_expire_date: string | null
  readonly personal_dosimeter: boolean
  readonly health_surveillance: boolean
  readonly jobtype: string
  /** One file in the company's list. */
  readonly certificate: string | null
}

/** A form with nothing filled in. */
export const emptyWorker: WorkerAnswers = {
  lastname: '',
  firstname: '',
  register_number: '',
  worker_type: null,
  phone: '',
  email: '',
  degree: null,
  diploma: [],
  position_document: [],
  appointment_date: null,
  training: false,
  training_certs: [],
  training_expire_date: null,
  personal_dosimeter: false,
  health_surveillance: false,
  jobtype: '',
  certificate: null,
}

/** An upload as people know it. */
export type WorkerFile = { readonly name: string; readonly title: string; readonly size: number }

/** A stored record as calls answer it and sent requests keep it. */
export type Worker = Pick<WorkerAnswers, 'lastname' | 'firstname' | 'register_number' | 'worker_type'> & {
  readonly id: string
  readonly profile: Omit<WorkerAnswers, 'lastname' | 'firstname' | 'register_number' | 'worker_type'>
  /** Title and size of every file that the record names. */
  readonly files: readonly WorkerFile[]
  readonly version: number
  readonly updated_at: string
}

/** The record as a form edits it. */
export const answersOfWorker = ({
  lastname,
  firstname,
  register_number,
  worker_type,
  profile,
}: Worker): WorkerAnswers => ({
  lastname,
  firstname,
  register_number,
  worker_type,
  ...profile,
})

/** The name in the order of official papers: last name, first name. */
export const workerName = ({ lastname, firstname }: Pick<WorkerAnswers, 'lastname' | 'firstname'>): string =>
  `${lastname} ${firstname}`.trim()

/** Every file name of a record. */
export const filesOfWorker = (worker: Pick<WorkerAnswers, WorkerFilePart>): readonly string[] => [
  ...worker.diploma,
  ...worker.position_document,
  ...worker.training_certs,
  ...(worker.certificate === null ? [] : [worker.certificate]),
]
