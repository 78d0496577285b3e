/**
 * @generated SignedSource<<6d6a386ebeda45d8e858ede84fcc9938>>
 * @relayHash 65f96e45a4424fabb66d02cd19d29abf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65f96e45a4424fabb66d02cd19d29abf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponRedemptionsPageQuery } from './CouponRedemptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<CouponRedemptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65f96e45a4424fabb66d02cd19d29abf",
    "metadata": {},
    "name": "CouponRedemptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
