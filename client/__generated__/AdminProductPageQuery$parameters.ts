/**
 * @generated SignedSource<<448e018b4a6df9cc483bbf0c63e1430a>>
 * @relayHash c0918a04269141e6b2dd1905e43257d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0918a04269141e6b2dd1905e43257d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0918a04269141e6b2dd1905e43257d2",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
