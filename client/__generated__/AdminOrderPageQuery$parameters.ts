/**
 * @generated SignedSource<<f58d637096731fa847369d0e4b013e44>>
 * @relayHash 61b8299b3cf0f333d801a71f2c4e601f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc0555fb33fc7bb8ebb3c151c298739f57586e469c7c2c981bf027fa6134fd55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc0555fb33fc7bb8ebb3c151c298739f57586e469c7c2c981bf027fa6134fd55",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
