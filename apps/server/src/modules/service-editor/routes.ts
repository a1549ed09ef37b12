// The calls of the catalogue's administrator.
import { deleteCategory, saveCategory } from '@khyanalt/contract/category-editor'
import {
  discardServiceDraft,
  exportService,
  getEditedService,
  getServiceVersion,
  importService,
  listCatalogue,
  publishDraft,
  rehearseDraft,
  sampleCertificate,
  saveService,
  saveServiceDraft,
} from '@khyanalt/contract/service-editor'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { openEdited } from './get-edited-service.ts'
import { giveService, openVersion, takeService } from './import-service.ts'
import { listEdited } from './list-catalogue.ts'
import { publish } from './publish-draft.ts'
import { rehearse } from './rehearse-draft.ts'
import { drawSample } from './sample-certificate.ts'
import { dropCategory, keepCategory } from './save-category.ts'
import { keepService } from './save-service.ts'
import { giveUpDraft, keepServiceDraft } from './save-service-draft.ts'

export const serviceEditorRoutes = (services: Services): Binding[] => [
  bind(listCatalogue, listEdited),
  bind(saveCategory, once(saveCategory, services.clock, keepCategory(services))),
  bind(deleteCategory, once(deleteCategory, services.clock, dropCategory(services))),
  bind(getEditedService, openEdited),
  bind(saveService, once(saveService, services.clock, keepService(services))),
  bind(importService, once(importService, services.clock, takeService(services))),
  bind(exportService, giveService),
  bind(saveServiceDraft, once(saveServiceDraft, services.clock, keepServiceDraft(services))),
  bind(discardServiceDraft, once(discardServiceDraft, services.clock, giveUpDraft(services))),
  bindRaw(sampleCertificate, drawSample(services)),
  bind(rehearseDraft, rehearse(services)),
  bind(publishDraft, once(publishDraft, services.clock, publish(services))),
  bind(getServiceVersion, openVersion),
]
