/**
 * @generated SignedSource<<dcd458cff0c8053fcaa9975ce595931b>>
 * @relayHash 4073bd2ce97772ae2bb7a762941b96c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7aab54dacff19bf9820d501629db52b83ad64cfdd7f6ba2efa50a3d51adea6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7aab54dacff19bf9820d501629db52b83ad64cfdd7f6ba2efa50a3d51adea6b",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
