// Sentences that a rule quotes, by value: screens and journeys compare with the tables, which could change unseen.
import { authTexts } from '@khyanalt/domain/messages/auth'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { companyMemberTexts } from '@khyanalt/domain/messages/company-members'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { problemTexts } from '@khyanalt/domain/messages/problems'
import { profileTexts } from '@khyanalt/domain/messages/profile'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { supportTexts } from '@khyanalt/domain/messages/support'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { expect, it } from 'vitest'

const { clothing, generator, radioactive, surveymeter, workplace } = registers
const change = certificateChangeTexts.en

it.each([
  ['[REQ-SVC-07] [REQ-FSI-02]', catalogueTexts.en.take, 'Take service'],
  ['[REQ-AUTH-04]', authTexts.en.emailMissing, 'Please enter email address'],
  ['[REQ-AUTH-05]', authTexts.en.passwordMissing, 'Please enter password'],
  ['[REQ-AUTH-10]', authTexts.en.signOnCancelled, 'Connection cancelled'],
  ['[REQ-AUTH-11]', authTexts.en.welcome, 'Welcome, successfully connected'],
  ['[REQ-AUTH-12]', authTexts.en.signOnRefused, 'Could not verify'],
  ['[REQ-AUTH-17]', supportTexts.en.failedTitle, 'Server connection error'],
  ['[CON-062]', requestStateTexts.mn.draft_tag, 'Нэхэмжлэх'],
  ['[REQ-STEPPER-06]', requestTexts.mn.toolCheckFailed, 'Багаж баталгаажуулахад алдаа гарлаа.'],
  ['[REQ-UPD-03]', change.reasonMissing, 'Enter your reason'],
  ['[REQ-UPD-04]', change.letterMissing, 'Enter the official letter'],
  ['[REQ-UPD-06]', change.uploadRunning, 'Previous file is being copied, please wait'],
  ['[REQ-UPD-07]', change.incomplete, 'Fill in the information'],
  ['[REQ-UPD-11]', change.loadFailed, 'Could not fetch request information'],
  ['[REQ-UPD-12]', change.connectionFailed, 'Error connecting to the server'],
  ['[REQ-UPD-13]', `${change.done}: ${change.doneText}`, 'Successful: Your request has been registered.'],
  ['[REQ-EMPL-09]', workerScreenTexts.en.listFailed, 'Could not connect to the server'],
  ['[REQ-EXPL-08]', formTexts.en.rowRemoveText, 'Delete the information?'],
  ['[REQ-EXPL-10]', explosiveTexts.en.none, 'Checklist information not found'],
  ['[REQ-CLOTH-02] [REQ-WORK-01]', problemTexts.en.info_missing, 'Information missing'],
  ['[REQ-CLOTH-04]', clothing.texts.invalid.en, 'Fill in the information completely'],
  ['[REQ-WORK-02]', workplace.texts.invalid.en, 'Fill in the information and save again'],
  ['[REQ-RAD-03]', radioactive.texts.addTitle?.en, 'X-ray apparatus information'],
  ['[REQ-RAD-03]', radioactive.texts.addOk?.en, 'Add'],
  ['[REQ-RAD-07]', radioactive.texts.listFailed.en, 'Could not connect to server and fetch information'],
  ['[REQ-GEN-02] [REQ-GEN-06]', problemTexts.mn.must_be_entered, 'Зайлшгүй оруулна уу'],
  ['[REQ-GEN-07]', generator.texts.invalid.mn, 'Мэдээллээ гүйцэт оруулна уу'],
  ['[REQ-GEN-09]', generator.texts.remove?.mn, 'Мэдээллийг устгах уу?'],
  ['[REQ-GEN-14]', generator.texts.listFailed.mn, 'Сервертэй холбогдож мэдээлэл татаж чадсангүй'],
  ['[REQ-GEN-15]', equipmentScreenTexts.mn.failed, 'Сервертэй холбогдож чадсангүй'],
  ['[REQ-TOOL-06]', equipmentScreenTexts.en.failed, 'Could not connect to the server'],
  ['[REQ-SURV-05] [CON-122]', surveymeter.texts.add?.en, 'Add a tool'],
  ['[REQ-SURV-07]', surveymeter.texts.listFailed.mn, 'Хэмжилтийн багажны мэдээллийг авч чадсангүй.'],
  ['[REQ-TOOL-03]', equipmentScreenTexts.mn.added, 'Амжилттай нэмэгдлээ'],
  ['[REQ-TOOL-03]', equipmentScreenTexts.mn.removed, 'Амжилттай устгагдлаа.'],
  ['[REQ-TOOL-05]', explosiveTexts.en.failed, 'Could not download information'],
  ['[REQ-PROF-07]', profileTexts.mn.refreshFailed, 'Мэдээлэл шинэчлэхэд алдаа гарлаа'],
  ['[REQ-COMP-18]', companyMemberTexts.mn.role_MEMBER, 'Гишүүн'],
  ['[REQ-COMP-18]', companyMemberTexts.mn.role_ADMIN, 'Админ'],
  ['[REQ-CERT-07]', certificateTexts.en.missingText, 'Error: certificate number wrong or certificate not found'],
  ['[REQ-INV-07]', invoiceTexts.en.empty, 'No invoices'],
  ['[REQ-INV-07]', invoiceTexts.en.emptyPaid, 'No information'],
  ['[REQ-INV-08]', invoiceTexts.en.wrongNumber, 'Error: invoice number wrong, check and try again'],
  ['[REQ-DASH-05]', dashboardTexts.en.deleteFailed, 'Unsuccessful'],
  ['[REQ-DASH-05]', dashboardTexts.en.deleted, 'Successfully deleted'],
  ['[REQ-DASH-06]', dashboardTexts.en.empty, 'No information'],
  ['[REQ-DASH-06]', invoiceTexts.en.empty, 'No invoices'],
  ['[REQ-DASH-06]', requestViewTexts.mn.answersNone, 'Мэдээлэл хоосон'],
  ['[REQ-FSI-34]', foodFormTexts.mn.connection, 'Серверт холбогдоход алдаа гарлаа'],
  ['[REQ-FSI-36]', foodFormTexts.mn.typesFailed, 'Ангиллын мэдээлэл татаж чадсангүй'],
  ['[REQ-FSI-36]', foodFormTexts.mn.addressFailed, 'Хаягийн мэдээлэл татаж чадсангүй'],
  ['[REQ-FSI-36]', companyMemberTexts.mn.membersFailed, 'Гишүүдийн мэдээлэл татаж чадсангүй'],
  ['[REQ-EREP-01]', explosiveTexts.en.view, 'View report'],
])('%s is said in the documented words: “%s”', (_rules, said, documented) => {
  expect(said).toBe(documented)
})
