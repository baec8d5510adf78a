import { endpoints } from '@croupier/core/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi.document.ts'

const document = openApiDocument()

/** The operation at a path, as plain data. */
function operationAt(path: string, method: 'get' | 'post'): unknown {
  const { paths } = JSON.parse(JSON.stringify(document))
  return paths[path]?.[method]
}

describe('the OpenAPI document', () => {
  test('is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('has every call of the contract once', () => {
    const { paths } = JSON.parse(JSON.stringify(document))
    const names: string[] = []
    for (const { servers: _, ...methods } of Object.values<Record<string, object>>(paths)) {
      for (const operation of Object.values(methods)) {
        if ('x-deadline-ms' in operation && typeof operation['x-deadline-ms'] === 'object') {
          names.push(...Object.keys(operation['x-deadline-ms'] ?? {}))
        }
      }
    }
    expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  test('says of calls that share a path which parameter belongs to which', () => {
    expect(operationAt('/api/v1/member/payment/payment', 'get')).toMatchObject({
      operationId: 'createQr_pollQr',
      security: [{ access: [] }],
      parameters: expect.arrayContaining([
        {
          name: 'action',
          in: 'query',
          required: true,
          schema: { type: 'string', enum: ['get_qr', 'is_deposit'] },
        },
        {
          name: 'amount',
          in: 'query',
          required: false,
          description: 'Of createQr.',
          schema: { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
        },
        {
          name: 'token',
          in: 'query',
          required: false,
          description: 'Of pollQr.',
          schema: { type: 'string', minLength: 1, 'x-field-class': 'secret' },
        },
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: expect.stringMatching(/^Of createQr\. Names this write\./),
          schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
        },
      ]),
      'x-codes': {
        createQr: { 98: 'requestFailed', 7002: 'sessionInvalid' },
        pollQr: { 98: 'expired', 9998: 'maintenance' },
      },
      'x-money-write': true,
    })
  })

  test('lets money writes be named by a key, and nothing else', () => {
    const { paths } = JSON.parse(JSON.stringify(document))
    const named: string[] = []
    for (const { servers: _, ...methods } of Object.values<Record<string, object>>(paths)) {
      for (const operation of Object.values(methods)) {
        if (JSON.stringify(operation).includes('"Idempotency-Key"') && 'operationId' in operation) {
          named.push(String(operation.operationId))
        }
      }
    }
    expect(named.toSorted()).toEqual([
      'affiliateWithdraw',
      'createQr_pollQr',
      'sendTransfer',
      'withdraw',
    ])
  })

  test('says which fields are secret', () => {
    expect(operationAt('/login', 'post')).toMatchObject({
      security: [{}],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: ['username', 'password'],
              properties: { password: { 'x-field-class': 'secret' } },
            },
          },
        },
      },
    })
  })
})
