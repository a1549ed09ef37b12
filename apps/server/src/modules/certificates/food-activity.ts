/** Three levels of an activity, the broadest first, as the register's form holds them. */
export type FoodActivity = readonly { readonly value: string; readonly label: string; readonly label_en?: string }[]
