/**
 * @generated SignedSource<<7f4d059eb15b170ad1c68e89f29827e8>>
 * @relayHash 3d141152aa4d8dd7733f163926b1ae31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d141152aa4d8dd7733f163926b1ae31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d141152aa4d8dd7733f163926b1ae31",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
