/**
 * @generated SignedSource<<166388a36d0e37be5d57f4e16b7c8034>>
 * @relayHash 970498a882354a23dd16093b923fe816
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 970498a882354a23dd16093b923fe816

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "970498a882354a23dd16093b923fe816",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
