/**
 * @generated SignedSource<<ba88d0ea8b164435f406962aa7e0e19d>>
 * @relayHash a8694f7b715e082926b1d1fac6cf8715
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8694f7b715e082926b1d1fac6cf8715

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8694f7b715e082926b1d1fac6cf8715",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
