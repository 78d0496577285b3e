/**
 * @generated SignedSource<<1bd20ba260305cb415fa669871dcbb0a>>
 * @relayHash 4dff018e226783f95877c27915ba1630
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44e27fc116bc10ef8e01c67a92fb2d80f69a9a0892e7935806b2cc3ffada4d1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44e27fc116bc10ef8e01c67a92fb2d80f69a9a0892e7935806b2cc3ffada4d1a",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
