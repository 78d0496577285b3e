/**
 * @generated SignedSource<<5bc69585b0b31dc6d8886248cac10d6d>>
 * @relayHash 0ab30f21896a789079a4a5da46965bd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab30f21896a789079a4a5da46965bd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ab30f21896a789079a4a5da46965bd1",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
