import {
  getDefaultFoodAddress,
  getFoodObject,
  getFoodObjectData,
  listFoodAddresses,
  listFoodObjects,
  listFoodTypes,
  submitFoodObject,
  updateFoodObject,
} from '@khyanalt/contract/food-objects'
import {
  addFoodNote,
  countFoodQueue,
  getFoodCase,
  listFoodQueue,
  resolveFoodObject,
} from '@khyanalt/contract/staff-food'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindKept } from '../../http/bind-kept.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { noteOnFoodObject } from './add-food-note.ts'
import { decideFoodObject } from './decide-food-object.ts'
import { openFoodCase } from './get-food-case.ts'
import { answerAddresses, answerDefaultAddress, answerTypes } from './list-food-choices.ts'
import { countDesk, listDesk } from './list-food-queue.ts'
import { answerOwnObjects, openForm, openObject } from './read-food-objects.ts'
import { submit } from './submit-food-object.ts'
import { update } from './update-food-object.ts'

export const foodObjectRoutes = (services: Services): Binding[] => [
  bindKept(listFoodTypes, answerTypes),
  bindKept(listFoodAddresses, answerAddresses),
  bindKept(getDefaultFoodAddress, answerDefaultAddress),
  bindRaw(submitFoodObject, submit(services)),
  bind(getFoodObject, openObject),
  bind(getFoodObjectData, openForm),
  bindRaw(updateFoodObject, update(services)),
  bind(listFoodObjects, answerOwnObjects),
  bind(listFoodQueue, listDesk(services)),
  bind(countFoodQueue, countDesk(services)),
  bind(getFoodCase, openFoodCase(services)),
  bind(addFoodNote, once(addFoodNote, services.clock, noteOnFoodObject(services))),
  bind(resolveFoodObject, once(resolveFoodObject, services.clock, decideFoodObject(services))),
]

/** Both ask the company registry, so that nobody reads it through them. An office shares one address. */
export const foodRateLimits = {
  submitFoodObject: { max: 60, timeWindow: '1 minute' },
  updateFoodObject: { max: 60, timeWindow: '1 minute' },
} as const
