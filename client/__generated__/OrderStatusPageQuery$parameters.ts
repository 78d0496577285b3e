/**
 * @generated SignedSource<<c0fdee4c106cae790001dbd8d2da8a0b>>
 * @relayHash b694a5cb38e3f2e52ff89f5a90c74c3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b694a5cb38e3f2e52ff89f5a90c74c3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b694a5cb38e3f2e52ff89f5a90c74c3d",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
