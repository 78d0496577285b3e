/**
 * @generated SignedSource<<79ddddd4f27121714381c9d41034a046>>
 * @relayHash 2c602486783183362598be6aa0899858
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c602486783183362598be6aa0899858

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponCodesPageQuery } from './CouponCodesPageQuery.graphql';

const node: PreloadableConcreteRequest<CouponCodesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c602486783183362598be6aa0899858",
    "metadata": {},
    "name": "CouponCodesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
