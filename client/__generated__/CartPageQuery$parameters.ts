/**
 * @generated SignedSource<<4e7cdf467f84c32ce01d59357d270b02>>
 * @relayHash e70b77a819b38faa8315727363d282c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04296269315c0d878574de9800da0f7fc6bf818433c7f47fb5d340ed40dc1d5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04296269315c0d878574de9800da0f7fc6bf818433c7f47fb5d340ed40dc1d5e",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
