// What the food-safety registration is called and how long it takes; the route table carries it.

export const foodSafetyTitle = {
  name: { mn: 'Хүнсний салбарын аж ахуй эрхлэгчийн бүртгэл', en: 'Registration of food-sector businesses' },
  time: { mn: 'Шууд эсвэл 30 хоног', en: 'Immediate or 30 days' },
} as const
