/**
 * @generated SignedSource<<d88e30a88947d1a99c01e8c59f6e8573>>
 * @relayHash 67b651bcdadf34e64145c254cac21a60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 424884f6b7c17ff09c23e57e282053915c31ce95e5fcea37e155541b70b56712

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "424884f6b7c17ff09c23e57e282053915c31ce95e5fcea37e155541b70b56712",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
