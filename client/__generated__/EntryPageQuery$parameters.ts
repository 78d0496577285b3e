/**
 * @generated SignedSource<<73832103a055c6a32c5f92420296d18b>>
 * @relayHash 2cfd3763fccf8f58f7e1afca363e6b81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cfd3763fccf8f58f7e1afca363e6b81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cfd3763fccf8f58f7e1afca363e6b81",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
