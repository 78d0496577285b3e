/**
 * @generated SignedSource<<b10d1a86ba6ee5d39d9d88ed399df0a5>>
 * @relayHash 147dd35ac4c73afd77688707e89d4a8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e3b38396d241fa6006bd6fb4064a34d8e8a79a279b31ee8cdba639873a39100

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrdersPageQuery } from './OwnOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e3b38396d241fa6006bd6fb4064a34d8e8a79a279b31ee8cdba639873a39100",
    "metadata": {},
    "name": "OwnOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
