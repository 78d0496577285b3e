/**
 * @generated SignedSource<<b0698ae6661b8d8dff067fbe658c2373>>
 * @relayHash b127a4650c8903da327a8eb5f1487378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 297552fc605f32a9c851e3947a158cd888bbc206dad01b23c94501a134539428

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalPageQuery } from './WithdrawalPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "297552fc605f32a9c851e3947a158cd888bbc206dad01b23c94501a134539428",
    "metadata": {},
    "name": "WithdrawalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
