/**
 * @generated SignedSource<<c4eb5bdf5ccb6eecbc1fb96972beed9d>>
 * @relayHash d527cdbb4c6f5f7ff975859eb12b925b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d527cdbb4c6f5f7ff975859eb12b925b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d527cdbb4c6f5f7ff975859eb12b925b",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
