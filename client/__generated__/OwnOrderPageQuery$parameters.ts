/**
 * @generated SignedSource<<2643bf28d02fa83f6e7065776953406b>>
 * @relayHash d07a2891619710a793cf33c37153e187
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 783aa8549e709ce4344786dc8ce8eed05c96030b1e6ad0f930c1ffd932229904

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "783aa8549e709ce4344786dc8ce8eed05c96030b1e6ad0f930c1ffd932229904",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
