/**
 * @generated SignedSource<<d4b334344fb2b13e2df5396abc687571>>
 * @relayHash 9ad2b83d488ce0e39836e69928d6148e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ad2b83d488ce0e39836e69928d6148e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ad2b83d488ce0e39836e69928d6148e",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
