/**
 * @generated SignedSource<<319f416be7fdb8f08c09dcb68c20041e>>
 * @relayHash a8df8917dd9ac11a4503629ede10f8df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8df8917dd9ac11a4503629ede10f8df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockPageQuery } from './StockPageQuery.graphql';

const node: PreloadableConcreteRequest<StockPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8df8917dd9ac11a4503629ede10f8df",
    "metadata": {},
    "name": "StockPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
