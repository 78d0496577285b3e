/**
 * @generated SignedSource<<cb03b8ceae79d5f19f6dcc53593c73bb>>
 * @relayHash e77df82fca1ffc37825185f82bdd2f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e77df82fca1ffc37825185f82bdd2f28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e77df82fca1ffc37825185f82bdd2f28",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
