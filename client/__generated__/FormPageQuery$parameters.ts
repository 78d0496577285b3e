/**
 * @generated SignedSource<<069f514538a797923e91f349f60b6f42>>
 * @relayHash 09ad1dc77ebc232e8582aa799236afb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09ad1dc77ebc232e8582aa799236afb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormPageQuery } from './FormPageQuery.graphql';

const node: PreloadableConcreteRequest<FormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09ad1dc77ebc232e8582aa799236afb7",
    "metadata": {},
    "name": "FormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
