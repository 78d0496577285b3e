/**
 * @generated SignedSource<<d4761f054290b2da2797753f78e88933>>
 * @relayHash c7a19bad0aa229470039e95cde050eac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7a19bad0aa229470039e95cde050eac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7a19bad0aa229470039e95cde050eac",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
