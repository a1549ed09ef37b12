import * as foodObjectsCalls from '@khyanalt/contract/food-objects'
import * as staffFoodCalls from '@khyanalt/contract/staff-food'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindKept } from '../../http/bind-kept.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { addFoodNote } from './add-food-note.ts'
import { countFoodQueue } from './count-food-queue.ts'
import { getDefaultFoodAddress } from './get-default-food-address.ts'
import { getFoodCase } from './get-food-case.ts'
import { getFoodObject } from './get-food-object.ts'
import { getFoodObjectData } from './get-food-object-data.ts'
import { listFoodAddresses } from './list-food-addresses.ts'
import { listFoodObjects } from './list-food-objects.ts'
import { listFoodQueue } from './list-food-queue.ts'
import { listFoodTypes } from './list-food-types.ts'
import { resolveFoodObject } from './resolve-food-object.ts'
import { submitFoodObject } from './submit-food-object.ts'
import { updateFoodObject } from './update-food-object.ts'

export const foodObjectRoutes = (services: Services): Binding[] => [
  bindKept(foodObjectsCalls.listFoodTypes, listFoodTypes),
  bindKept(foodObjectsCalls.listFoodAddresses, listFoodAddresses),
  bindKept(foodObjectsCalls.getDefaultFoodAddress, getDefaultFoodAddress),
  bindRaw(foodObjectsCalls.submitFoodObject, submitFoodObject(services)),
  bind(foodObjectsCalls.getFoodObject, getFoodObject),
  bind(foodObjectsCalls.getFoodObjectData, getFoodObjectData),
  bindRaw(foodObjectsCalls.updateFoodObject, updateFoodObject(services)),
  bind(foodObjectsCalls.listFoodObjects, listFoodObjects),
  bind(staffFoodCalls.listFoodQueue, listFoodQueue(services)),
  bind(staffFoodCalls.countFoodQueue, countFoodQueue(services)),
  bind(staffFoodCalls.getFoodCase, getFoodCase(services)),
  bind(staffFoodCalls.addFoodNote, once(staffFoodCalls.addFoodNote, services.clock, addFoodNote(services))),
  bind(
    staffFoodCalls.resolveFoodObject,
    once(staffFoodCalls.resolveFoodObject, services.clock, resolveFoodObject(services)),
  ),
]

/** Both ask the company registry, so that nobody reads it through them. An office shares one address. */
export const foodRateLimits = {
  submitFoodObject: { max: 60, timeWindow: '1 minute' },
  updateFoodObject: { max: 60, timeWindow: '1 minute' },
} as const
