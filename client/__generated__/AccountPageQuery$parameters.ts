/**
 * @generated SignedSource<<d50e61045a0aa8e60410bc4bcca6f581>>
 * @relayHash f31f1635d784da8888f85ed655571d9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f31f1635d784da8888f85ed655571d9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f31f1635d784da8888f85ed655571d9e",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
