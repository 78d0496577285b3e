/**
 * @generated SignedSource<<720383648e667080e1a1b34499f80992>>
 * @relayHash 97cc9f2a5d24fbcd57bb7546b5b66e74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97cc9f2a5d24fbcd57bb7546b5b66e74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97cc9f2a5d24fbcd57bb7546b5b66e74",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
