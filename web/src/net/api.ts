import {
  complete,
  type AskRules,
  type Failure,
  type Me,
  type NewTable,
  type Pace,
  type RulesView,
  type TableCard,
  type Text,
  type VariantCard,
  type VariantForm,
} from '../protocol'

/** The server said no, or could not be reached; `text` words it. */
export class ApiError extends Error {
  constructor(
    readonly reason: string,
    readonly text: Text,
  ) {
    super(reason)
  }
}

export const UNREACHABLE: Text = { id: 'web-unreachable', args: {} }

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new ApiError('unreachable', UNREACHABLE)
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const failure = complete<Failure | null>('Failure', answer)
  throw new ApiError(failure?.reason ?? 'unreachable', failure?.text ?? UNREACHABLE)
}

/** The words for what went wrong with a call; whatever is no answer of the server's is a fault of ours. */
export function refusal(error: unknown): Text {
  if (error instanceof ApiError) return error.text
  throw error
}

export async function variants(): Promise<VariantCard[]> {
  const answer = (await call('GET', '/api/variants')) as unknown[]
  return answer.map((one) => complete<VariantCard>('VariantCard', one))
}

export async function variantForm(variant: string): Promise<VariantForm> {
  return complete<VariantForm>('VariantForm', await call('GET', `/api/variants/${encodeURIComponent(variant)}`))
}

/** The rules of a game with house rules, in sentences; refused with the reason where they cannot be played. */
export async function rulesOf(wish: AskRules): Promise<RulesView> {
  return complete<RulesView>('RulesView', await call('POST', '/api/rules', wish))
}

export async function rulesOfTable(table: string): Promise<RulesView> {
  return complete<RulesView>('RulesView', await call('GET', `/api/tables/${encodeURIComponent(table)}/rules`))
}

export async function me(): Promise<Me> {
  return complete<Me>('Me', await call('GET', '/api/me'))
}

export async function newTable(wish: NewTable): Promise<TableCard> {
  return complete<TableCard>('TableCard', await call('POST', '/api/tables', wish))
}

export async function setPace(table: string, pace: Pace): Promise<void> {
  await call('POST', `/api/tables/${encodeURIComponent(table)}/pace`, { pace })
}

export function recordPath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`
}
