/**
 * @generated SignedSource<<06128b7712fdfbb1ac640275c00e49a3>>
 * @relayHash 9c9f186456f548cd95226e6f9e0e9fd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c9f186456f548cd95226e6f9e0e9fd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c9f186456f548cd95226e6f9e0e9fd7",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
