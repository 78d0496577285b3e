/**
 * @generated SignedSource<<ec2e27e811bcfe88ebdbcb57c6fe2d66>>
 * @relayHash a4606a1a2bc78d2584cb28c1663c8626
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4606a1a2bc78d2584cb28c1663c8626

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4606a1a2bc78d2584cb28c1663c8626",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
