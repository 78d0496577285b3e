/**
 * @generated SignedSource<<a4f5777847a5c6caa7ac0f59d721359e>>
 * @relayHash b57d287248965af3eb8ffa9335c0fb6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b57d287248965af3eb8ffa9335c0fb6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b57d287248965af3eb8ffa9335c0fb6b",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
