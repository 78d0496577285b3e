/**
 * @generated SignedSource<<92a4c48bb6853d93a15ccb715f103657>>
 * @relayHash c7f4aef1503a485a8a6257d3a4bcee4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7f4aef1503a485a8a6257d3a4bcee4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7f4aef1503a485a8a6257d3a4bcee4a",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
