/**
 * @generated SignedSource<<0ee311ff05fe76eca07f7ec3a77528b6>>
 * @relayHash 6fdb789303a50dad49dc9ce48543802e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fdb789303a50dad49dc9ce48543802e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fdb789303a50dad49dc9ce48543802e",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
