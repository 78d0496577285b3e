/**
 * @generated SignedSource<<f1c3927aeb6d6563102280cf9a499a4a>>
 * @relayHash dd5259af8006e62d7892d1b21ff58f94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab6f40a9306b532ae45075f5d8568d33dc45a5cdd84499ae42473be4b04d3bec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab6f40a9306b532ae45075f5d8568d33dc45a5cdd84499ae42473be4b04d3bec",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
