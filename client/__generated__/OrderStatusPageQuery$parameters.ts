/**
 * @generated SignedSource<<673efd4f06c693d1d8eb8a49b2e1603a>>
 * @relayHash 16ee91c2722d815fd5cdc7be76f624f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ee91c2722d815fd5cdc7be76f624f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16ee91c2722d815fd5cdc7be76f624f4",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
