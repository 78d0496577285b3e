/**
 * @generated SignedSource<<2a80fc7229c44e12fd1c4aee7123d710>>
 * @relayHash 64f36c1b66397555bb89cd5272d66df7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64f36c1b66397555bb89cd5272d66df7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressPageQuery } from './AddressPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64f36c1b66397555bb89cd5272d66df7",
    "metadata": {},
    "name": "AddressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
