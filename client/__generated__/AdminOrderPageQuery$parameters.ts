/**
 * @generated SignedSource<<78c7d4159c4047f495cffac0d8dcc3dd>>
 * @relayHash b736b69edb0adcc0d8f98fbfcc1db3b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b736b69edb0adcc0d8f98fbfcc1db3b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b736b69edb0adcc0d8f98fbfcc1db3b4",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
