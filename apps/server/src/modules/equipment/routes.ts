// The calls of equipment and tools.
import * as equipmentCalls from '@khyanalt/contract/equipment'
import * as staffRegistersCalls from '@khyanalt/contract/staff-registers'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { openHeldFile } from '../senders/open-held-file.ts'
import { countRegisterRecords } from './count-register-records.ts'
import { deleteImage } from './delete-image.ts'
import { downloadRegisterRecords } from './download-register-records.ts'
import { listRegisterRecords } from './list-register-records.ts'
import { openOwnerRegisters } from './open-owner-registers.ts'
import { readRegister } from './read-register.ts'
import { saveItem } from './save-item.ts'
import { saveSheet } from './save-sheet.ts'
import { sectionRoutes } from './section-calls.ts'

export const equipmentRoutes = (services: Services): Binding[] => [
  bind(equipmentCalls.readRegister, readRegister),
  bind(equipmentCalls.saveSheet, once(equipmentCalls.saveSheet, services.clock, saveSheet(services))),
  bind(equipmentCalls.saveItem, once(equipmentCalls.saveItem, services.clock, saveItem(services))),
  // The same checks as for any answer: one PDF at a time, swept away when nothing names it (CON-014).
  bindRaw(equipmentCalls.uploadEquipmentFile, storeUpload(services)),
  bind(equipmentCalls.showImage, openHeldFile(services)),
  bind(equipmentCalls.deleteImage, once(equipmentCalls.deleteImage, services.clock, deleteImage(services))),
  bind(staffRegistersCalls.listRegisterRecords, listRegisterRecords(services)),
  bind(staffRegistersCalls.countRegisterRecords, countRegisterRecords(services)),
  bindTable(staffRegistersCalls.downloadRegisterRecords, downloadRegisterRecords(services)),
  bind(staffRegistersCalls.openOwnerRegisters, openOwnerRegisters(services)),
  ...sectionRoutes(services),
]
