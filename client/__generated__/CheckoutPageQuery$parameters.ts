/**
 * @generated SignedSource<<b29c373ca48099a9b68f3ceb6e8478b7>>
 * @relayHash 38cb3f95aa0703ba8501e6773a2bbf77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38cb3f95aa0703ba8501e6773a2bbf77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38cb3f95aa0703ba8501e6773a2bbf77",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
