/**
 * @generated SignedSource<<11a5c00d25c442397dc2a5a1306b1cdb>>
 * @relayHash 67205cbebd41076bdfea9b860128fa85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67205cbebd41076bdfea9b860128fa85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67205cbebd41076bdfea9b860128fa85",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
