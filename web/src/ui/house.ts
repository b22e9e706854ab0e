import type { KeyField, Setting } from '../protocol'

/** The form's groups: who sits at the table, the game's house rules, and everything else that can be set. */
export interface Group {
  id: 'table' | 'house' | 'more'
  fields: KeyField[]
}

export function same(one: Setting, other: Setting): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What differs from the variant: these are the house rules of the table. */
export function changed(fields: KeyField[], values: Record<string, Setting>): Record<string, Setting> {
  const wishes: Record<string, Setting> = {}
  for (const { key, default: usual } of fields) {
    const value = values[key]
    if (value !== undefined && !same(value, usual)) wishes[key] = value
  }
  return wishes
}

/** The fields in their groups; a group without fields is left out, but for the house rules. */
export function grouped(fields: KeyField[]): Group[] {
  const table = fields.filter((field) => field.key.startsWith('seats.') || field.key === 'match.target' || field.key === 'match.max_hands')
  const house = fields.filter((field) => field.house)
  const rest = fields.filter((field) => !table.includes(field) && !field.house)
  const all: Group[] = [
    { id: 'table', fields: table },
    { id: 'house', fields: house },
    { id: 'more', fields: rest },
  ]
  return all.filter((group) => group.id === 'house' || group.fields.length > 0)
}
