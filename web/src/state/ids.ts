/** An id that no other action has. `crypto.randomUUID` would need https, which a host at home may not have. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
