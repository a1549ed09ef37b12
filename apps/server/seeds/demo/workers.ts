// Employees of the demo companies: complete and incomplete ones, with trainings that ran out, run out soon and late.
import { emptyWorker, type WorkerAnswers } from '@khyanalt/domain/worker'
import { agencyDate } from '../../src/clock.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { addWorker } from '../../src/modules/workers/add-worker.ts'
import { readWorkers } from '../../src/modules/workers/read-workers.ts'
import type { Services } from '../../src/services.ts'
import { demoCompanies } from './companies.ts'
import { demoPeople } from './people.ts'
import { clientSession } from './sessions.ts'
import { storeFile } from './store-file.ts'

const day = 24 * 3600 * 1000

/** What is said of a demo employee; papers by title, the end of the training in days from today. */
type DemoWorker = Pick<WorkerAnswers, 'lastname' | 'firstname' | 'register_number' | 'phone' | 'jobtype'> &
  Partial<Pick<WorkerAnswers, 'worker_type' | 'degree' | 'email' | 'personal_dosimeter' | 'health_surveillance'>> & {
    readonly diploma?: string
    readonly appointed?: string
    readonly trained?: number | null
  }

const hospitalStaff: readonly DemoWorker[] = [
  {
    lastname: 'Батмөнх',
    firstname: 'Энхтуяа',
    register_number: 'УБ79051511',
    phone: '99051511',
    email: 'enkhtuya@orgil.khyanalt.test',
    jobtype: 'Цацрагийн аюулгүй ажиллагааны мэргэжилтэн',
    worker_type: 1,
    degree: 'master',
    diploma: 'Магистрын диплом.pdf',
    appointed: '2021-09-01',
    trained: 25,
  },
  {
    lastname: 'Ганзориг',
    firstname: 'Мөнхбат',
    register_number: 'УХ88112233',
    phone: '88112233',
    jobtype: 'Рентген техникч',
    worker_type: 2,
    degree: 'bachelor',
    personal_dosimeter: true,
    health_surveillance: true,
    trained: 430,
  },
  {
    lastname: 'Пүрэв',
    firstname: 'Сарантуяа',
    register_number: 'ЧА92071425',
    phone: '95071425',
    jobtype: 'Эмч',
    worker_type: 2,
    degree: 'doctor',
    personal_dosimeter: true,
    trained: -10,
  },
  {
    lastname: 'Лхагва',
    firstname: 'Одончимэг',
    register_number: 'УП95031236',
    phone: '94031236',
    jobtype: 'Сувилагч',
  },
  {
    lastname: 'Даваа',
    firstname: 'Тэмүүлэн',
    register_number: 'ТА86101847',
    phone: '91018470',
    jobtype: 'Инженер',
    worker_type: 1,
    degree: 'bachelor',
  },
]

const mineStaff: readonly DemoWorker[] = [
  {
    lastname: 'Цэдэн',
    firstname: 'Баярмагнай',
    register_number: 'ӨГ77020914',
    phone: '99020914',
    email: 'bayarmagnai@altanuul.khyanalt.test',
    jobtype: 'Төслийн удирдагч',
    worker_type: 50,
    degree: 'master',
    diploma: 'Уул уурхайн инженерийн диплом.pdf',
    trained: 40,
  },
  {
    lastname: 'Жамсран',
    firstname: 'Өнөрбаяр',
    register_number: 'ӨГ84062551',
    phone: '88062551',
    jobtype: 'Инженер',
    worker_type: 51,
    degree: 'bachelor',
    trained: 700,
  },
  {
    lastname: 'Дамба',
    firstname: 'Ариунболд',
    register_number: 'ӨМ90123078',
    phone: '95123078',
    jobtype: 'Техникч',
    worker_type: 53,
    degree: 'middle_full',
    trained: null,
  },
  {
    lastname: 'Чулуун',
    firstname: 'Үүрийнтуяа',
    register_number: 'ДГ93081162',
    phone: '89081162',
    jobtype: 'Жолооч',
  },
  {
    lastname: 'Сүх',
    firstname: 'Төгөлдөр',
    register_number: 'ӨГ89042793',
    phone: '90427930',
    jobtype: 'Инженер',
    worker_type: 51,
  },
]

/** Adds the employees of companies that have none. */
export const seedDemoWorkers = async (services: Services): Promise<void> => {
  const { hospital, mine } = demoCompanies
  await seedStaff(services, clientSession(demoPeople.hospitalAdmin, [hospital.id]), hospital.id, hospitalStaff)
  await seedStaff(services, clientSession(demoPeople.mineMember, [mine.id]), mine.id, mineStaff)
}

const seedStaff = async (
  services: Services,
  member: Session,
  companyId: string,
  staff: readonly DemoWorker[],
): Promise<void> => {
  const { total } = await inTransaction(services.db, tx => readWorkers(tx, { userId: member.userId, companyId }, {}))
  if (total > 0) return
  for (const person of staff) {
    const answers = await answersOf(services, member, person)
    await inTransaction(services.db, tx => addWorker(services)(tx, member, { ...answers, form: 'company' }))
  }
}

const answersOf = async (
  services: Services,
  member: Session,
  { diploma, appointed, trained, ...given }: DemoWorker,
) => {
  const store = async (title: string) => [(await storeFile(services, member, title, 'answer')).name]
  const dayFromNow = (days: number) => agencyDate(new Date(services.clock.now().getTime() + days * day))
  return {
    ...emptyWorker,
    ...given,
    training: trained !== undefined,
    diploma: diploma ? await store(diploma) : [],
    position_document: appointed ? await store('Томилсон тушаал.pdf') : [],
    appointment_date: appointed ?? null,
    training_certs: trained === undefined ? [] : await store('Сургалтын гэрчилгээ.pdf'),
    training_expire_date: typeof trained === 'number' ? dayFromNow(trained) : null,
  }
}
