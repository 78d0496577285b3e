/**
 * @generated SignedSource<<dd06e9704494fdfbddc31ddb30169c7b>>
 * @relayHash b9a7405ce34a49cc6ce7eb5fcb03e7b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42c49f198ef96e1789776271a08fc3f666a0f65d8c18bf5f965c93334087c1ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42c49f198ef96e1789776271a08fc3f666a0f65d8c18bf5f965c93334087c1ae",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
