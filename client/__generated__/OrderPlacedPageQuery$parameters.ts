/**
 * @generated SignedSource<<976860104bb6638f37d6968b7b8ffb3b>>
 * @relayHash a1881053fd0c8eb56d2b574780a3df7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99f3499ab211fac4aff17ed8cd545c2d879f117a6d4dded786b9c0da48b30dc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99f3499ab211fac4aff17ed8cd545c2d879f117a6d4dded786b9c0da48b30dc5",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
