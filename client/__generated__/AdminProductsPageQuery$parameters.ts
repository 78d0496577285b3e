/**
 * @generated SignedSource<<47b29d4bb778b7f70aee828f71bdc65c>>
 * @relayHash e2b34ddc0836874f42a5e079b025ffa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6e9e6eebfc08a8f2919e0c0fc8abd030eb213fc1fd9d53071762e09d152342f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6e9e6eebfc08a8f2919e0c0fc8abd030eb213fc1fd9d53071762e09d152342f",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
