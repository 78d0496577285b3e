/**
 * @generated SignedSource<<b433d81e47d8e53f7e2d6e87fa8ef588>>
 * @relayHash b694a5cb38e3f2e52ff89f5a90c74c3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77a893662eb838811db42ad32dc26385f26502aeb657d5d2bd9ba9a7a9b4593a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77a893662eb838811db42ad32dc26385f26502aeb657d5d2bd9ba9a7a9b4593a",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
