/** Numbers as printed: with a real minus sign, which is as wide as the figures. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value)
}
