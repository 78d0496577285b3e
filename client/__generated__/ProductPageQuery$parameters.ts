/**
 * @generated SignedSource<<3286380aecbf3c0a72b82c93f844f223>>
 * @relayHash 9931423ad2d6ea2f7f4296a765b17349
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9931423ad2d6ea2f7f4296a765b17349

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9931423ad2d6ea2f7f4296a765b17349",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
