/**
 * @generated SignedSource<<3c6bc8a7fa992d0d11f597c990ef3013>>
 * @relayHash 786faa53dda73fec26e396078417cc89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786faa53dda73fec26e396078417cc89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786faa53dda73fec26e396078417cc89",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
