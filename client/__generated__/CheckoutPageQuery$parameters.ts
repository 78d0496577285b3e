/**
 * @generated SignedSource<<f4a94a130808662f77564e354691a221>>
 * @relayHash 52ad4ee0a817fd0509e9ebd3fff5bc54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf08fa7fbf35393f8b73eaea3ae66505740162bbfb0521ab0498a1bb9bc63ee8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf08fa7fbf35393f8b73eaea3ae66505740162bbfb0521ab0498a1bb9bc63ee8",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
