/**
 * @generated SignedSource<<abb9684c835c7b64303c605e7d6b234f>>
 * @relayHash 6d4eeb742fabf1de6ebef0298d7f7baa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5fa58cea460c41daddfc786367276b4e0c94149bdd27c1bde487d04bca2322f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5fa58cea460c41daddfc786367276b4e0c94149bdd27c1bde487d04bca2322f",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
