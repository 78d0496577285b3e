/**
 * @generated SignedSource<<d70f9bb5cdfe38f2d77855dec0b62767>>
 * @relayHash 63c2fe5b040d67d51d67c20ede25e679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63c2fe5b040d67d51d67c20ede25e679

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63c2fe5b040d67d51d67c20ede25e679",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
