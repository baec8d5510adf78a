import { type Endpoint, type EndpointName, endpoints, type Service } from '@croupier/core/contract'
import { getOperationAST } from 'graphql/index.js'
import { sentDocuments } from './document.store.ts'
import { endpointNames, isEndpointName } from './matching.ts'

/** The calls of the contract that are operations of GraphQL. */
export const operationNames: readonly EndpointName[] = endpointNames().filter(isOperation)

const { service: graphqlService, path: graphqlPath } = endpoints.lists

export function isOperation(name: EndpointName): boolean {
  const row: Endpoint = endpoints[name]
  return row.operation !== undefined
}

/** Whether a request goes to the path that all operations share. */
export function isGraphql(service: Service, path: string): boolean {
  return service === graphqlService && path === graphqlPath
}

/**
 * The call of the contract that a request to GraphQL makes: the first field of its operation, whatever the name of
 * the operation. Null if it is no call of the contract; then GraphQL itself reports the error.
 * @param query the query of a GET
 * @param body the parsed body of a POST
 */
export function operationOf(
  query: Readonly<Record<string, string>>,
  body: unknown,
): EndpointName | null {
  const { query: document, operationName } = { ...query, ...Object(body) }
  const operation = getOperationAST(parsed(document), textOrNull(operationName))
  const [field] = operation?.selectionSet.selections ?? []
  const name = field?.kind === 'Field' ? field.name.value : ''
  return isEndpointName(name) && isOperation(name) ? name : null
}

function parsed(document: unknown) {
  try {
    return sentDocuments.read(String(document))
  } catch {
    return sentDocuments.read('{ __typename }')
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
