/**
 * @generated SignedSource<<56c88cf6a7111b5af71f2502e64c9044>>
 * @relayHash 0f2fd8b014033ddd9c8e557837ad841f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f2fd8b014033ddd9c8e557837ad841f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f2fd8b014033ddd9c8e557837ad841f",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
