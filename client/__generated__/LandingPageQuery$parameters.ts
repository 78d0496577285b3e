/**
 * @generated SignedSource<<02cc410f950d5afc1c88fc08186a0599>>
 * @relayHash b44e42d0da08c53609fbdf0882ec9179
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b44e42d0da08c53609fbdf0882ec9179

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b44e42d0da08c53609fbdf0882ec9179",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
