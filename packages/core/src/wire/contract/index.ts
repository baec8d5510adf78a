export type { Credential } from '../../base/ports/credentials.ts'
export { isHiddenName, maskAll, maskChartData, maskChartField } from './chart-data.masking.ts'
export { type CodeContext, codes, type Meaning } from './codes.ts'
export { deadlines } from './deadlines.ts'
export {
  type Endpoint,
  type GraphqlOperation,
  missingCallStatuses,
  type Service,
} from './endpoint.ts'
export {
  type EndpointName,
  type Endpoints,
  endpoints,
  type WireAnswer,
  type WireBody,
  type WireParameters,
  type WireQuery,
  type WireRefusalDetail,
} from './endpoints.ts'
export { type FieldClass, fieldClasses, type WireForm } from './fields.ts'
export { graphqlEnvelope } from './graphql.envelope.ts'
export { schemaDocument } from './graphql.schema.ts'
export { classifiedFields, masked, maskFields } from './masking.ts'
export { meaningOf } from './meaning.ts'
export { fillPath, readPath } from './path.ts'
export { type StrictRefusal, strictAnswerOf, strictRefusalsOf } from './strict.answers.ts'
export { formOf, numberOfBaht, strictForms, tokenLimits } from './strict.forms.ts'
export { isNeverAsked } from './unasked.calls.ts'
