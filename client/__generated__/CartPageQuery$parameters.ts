/**
 * @generated SignedSource<<25cf75cf7df6ab4650b1910620813163>>
 * @relayHash 2cd2eed9dbd6cfe41c7f72db48770d8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98beff53b65b36639d60b71a65a1ae8580088f7c41eb5e0aa66f7912ae28b732

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98beff53b65b36639d60b71a65a1ae8580088f7c41eb5e0aa66f7912ae28b732",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
