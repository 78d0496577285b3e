/**
 * @generated SignedSource<<f2cd91ff068be08f29ecc771b41de6cd>>
 * @relayHash b127a4650c8903da327a8eb5f1487378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b127a4650c8903da327a8eb5f1487378

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalPageQuery } from './WithdrawalPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b127a4650c8903da327a8eb5f1487378",
    "metadata": {},
    "name": "WithdrawalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
