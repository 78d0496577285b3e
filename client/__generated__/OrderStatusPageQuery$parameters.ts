/**
 * @generated SignedSource<<82960ad3eb35cd7610396f81a13a1935>>
 * @relayHash 2cb8a3e62d0f2544ff7e48f260d86b3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb8a3e62d0f2544ff7e48f260d86b3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cb8a3e62d0f2544ff7e48f260d86b3d",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
