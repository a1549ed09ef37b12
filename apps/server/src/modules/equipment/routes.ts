// The calls of equipment and tools.
import {
  deleteImage,
  readRegister,
  saveItem,
  saveSheet,
  showImage,
  uploadEquipmentFile,
} from '@khyanalt/contract/equipment'
import {
  countRegisterRecords,
  downloadRegisterRecords,
  listRegisterRecords,
  openOwnerRegisters,
} from '@khyanalt/contract/staff-registers'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { openHeldFile } from '../senders/open-held-file.ts'
import { dropImage } from './delete-image.ts'
import { answerCounts, answerRecords, tableOfRecords } from './list-records.ts'
import { openOwner } from './open-owner.ts'
import { openRegister } from './read-register.ts'
import { keepItem } from './save-item.ts'
import { keepSheet } from './save-sheet.ts'
import { sectionRoutes } from './section-calls.ts'

export const equipmentRoutes = (services: Services): Binding[] => [
  bind(readRegister, openRegister),
  bind(saveSheet, once(saveSheet, services.clock, keepSheet(services))),
  bind(saveItem, once(saveItem, services.clock, keepItem(services))),
  // The same checks as for any answer: one PDF at a time, swept away when nothing names it (CON-014).
  bindRaw(uploadEquipmentFile, storeUpload(services)),
  bind(showImage, openHeldFile(services)),
  bind(deleteImage, once(deleteImage, services.clock, dropImage(services))),
  bind(listRegisterRecords, answerRecords(services)),
  bind(countRegisterRecords, answerCounts(services)),
  bindTable(downloadRegisterRecords, tableOfRecords(services)),
  bind(openOwnerRegisters, openOwner(services)),
  ...sectionRoutes(services),
]
