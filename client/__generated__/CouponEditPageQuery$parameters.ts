/**
 * @generated SignedSource<<d561776e3ec2e6eea3341788aa7f5deb>>
 * @relayHash f456d496015a77ec2280860803799bdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f456d496015a77ec2280860803799bdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponEditPageQuery } from './CouponEditPageQuery.graphql';

const node: PreloadableConcreteRequest<CouponEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f456d496015a77ec2280860803799bdb",
    "metadata": {},
    "name": "CouponEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
