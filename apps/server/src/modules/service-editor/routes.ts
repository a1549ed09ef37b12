// The calls of the catalogue's administrator.
import * as categoryEditorCalls from '@khyanalt/contract/category-editor'
import * as serviceEditorCalls from '@khyanalt/contract/service-editor'
import * as serviceVersionCalls from '@khyanalt/contract/service-versions'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { deleteCategory } from './delete-category.ts'
import { discardServiceDraft } from './discard-service-draft.ts'
import { exportService } from './export-service.ts'
import { getEditedService } from './get-edited-service.ts'
import { getServiceVersion } from './get-service-version.ts'
import { importService } from './import-service.ts'
import { listCatalogue } from './list-catalogue.ts'
import { publishDraft } from './publish-draft.ts'
import { rehearseDraft } from './rehearse-draft.ts'
import { restoreServiceVersion } from './restore-service-version.ts'
import { sampleCertificate } from './sample-certificate.ts'
import { saveCategory } from './save-category.ts'
import { saveService } from './save-service.ts'
import { saveServiceDraft } from './save-service-draft.ts'
import { withdrawPlannedVersion } from './withdraw-planned-version.ts'

export const serviceEditorRoutes = (services: Services): Binding[] => [
  bind(serviceEditorCalls.listCatalogue, listCatalogue),
  bind(
    categoryEditorCalls.saveCategory,
    once(categoryEditorCalls.saveCategory, services.clock, saveCategory(services)),
  ),
  bind(
    categoryEditorCalls.deleteCategory,
    once(categoryEditorCalls.deleteCategory, services.clock, deleteCategory(services)),
  ),
  bind(serviceEditorCalls.getEditedService, getEditedService),
  bind(serviceEditorCalls.saveService, once(serviceEditorCalls.saveService, services.clock, saveService(services))),
  bind(
    serviceEditorCalls.importService,
    once(serviceEditorCalls.importService, services.clock, importService(services)),
  ),
  bind(serviceEditorCalls.exportService, exportService(services)),
  bind(
    serviceEditorCalls.saveServiceDraft,
    once(serviceEditorCalls.saveServiceDraft, services.clock, saveServiceDraft(services)),
  ),
  bind(
    serviceEditorCalls.discardServiceDraft,
    once(serviceEditorCalls.discardServiceDraft, services.clock, discardServiceDraft(services)),
  ),
  bindRaw(serviceEditorCalls.sampleCertificate, sampleCertificate(services)),
  bind(serviceEditorCalls.rehearseDraft, rehearseDraft(services)),
  bind(serviceEditorCalls.publishDraft, once(serviceEditorCalls.publishDraft, services.clock, publishDraft(services))),
  bind(serviceVersionCalls.getServiceVersion, getServiceVersion),
  bind(
    serviceVersionCalls.restoreServiceVersion,
    once(serviceVersionCalls.restoreServiceVersion, services.clock, restoreServiceVersion(services)),
  ),
  bind(
    serviceVersionCalls.withdrawPlannedVersion,
    once(serviceVersionCalls.withdrawPlannedVersion, services.clock, withdrawPlannedVersion(services)),
  ),
]
