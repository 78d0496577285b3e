/**
 * @generated SignedSource<<2dd2e537785270e695ee5aeb19f3f4ba>>
 * @relayHash e2b34ddc0836874f42a5e079b025ffa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2b34ddc0836874f42a5e079b025ffa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2b34ddc0836874f42a5e079b025ffa7",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
