/**
 * @generated SignedSource<<36aae8198a306ca9909b11064b0e27d7>>
 * @relayHash b599ccd095c8ea770cdbe1211d7cc61a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b599ccd095c8ea770cdbe1211d7cc61a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b599ccd095c8ea770cdbe1211d7cc61a",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
