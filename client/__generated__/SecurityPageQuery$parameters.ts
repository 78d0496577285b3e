/**
 * @generated SignedSource<<bb31dabf9a1e1141cb170421e8982230>>
 * @relayHash 12a6d4b3cdb1aa2cd1afd672198a17f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12a6d4b3cdb1aa2cd1afd672198a17f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12a6d4b3cdb1aa2cd1afd672198a17f5",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
