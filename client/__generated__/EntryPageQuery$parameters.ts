/**
 * @generated SignedSource<<f6ce14c47ed416c4bb742f7ce7c888c3>>
 * @relayHash 40a2721cd5d63baf848f9732347010ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40a2721cd5d63baf848f9732347010ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40a2721cd5d63baf848f9732347010ac",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
