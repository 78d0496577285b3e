/**
 * @generated SignedSource<<672fdd4b902ac7cdd71971d205bfac50>>
 * @relayHash 9d2a0b76fcc0391e729be47df9247a9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d2a0b76fcc0391e729be47df9247a9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d2a0b76fcc0391e729be47df9247a9f",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
