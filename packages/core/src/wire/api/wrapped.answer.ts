/**
 * An answer without the `data` around it that some services put there: the fields of an answer are
 * read where they are [OPEN-06].
 */
export function withoutWrapper(json: unknown): unknown {
  if (!isObject(json) || 'code' in json || !('data' in json)) return json
  return isObject(json.data) && 'code' in json.data ? json.data : json
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
