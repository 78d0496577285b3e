/**
 * @generated SignedSource<<dd5b6f998ed89c0906afb606e9967dc2>>
 * @relayHash 97f3e8cebd5256c9830329208d95e8f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f3e8cebd5256c9830329208d95e8f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97f3e8cebd5256c9830329208d95e8f9",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
