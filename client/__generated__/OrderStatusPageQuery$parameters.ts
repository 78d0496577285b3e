/**
 * @generated SignedSource<<00c1448333dc931f8a10f703aa8d6723>>
 * @relayHash 7b2943d0dec1ea80b4dc33690808db95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7ddb11c6c4048ab7517a93a3b5a423f9b1af247c45f14cc8888133e97359ffe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7ddb11c6c4048ab7517a93a3b5a423f9b1af247c45f14cc8888133e97359ffe",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
