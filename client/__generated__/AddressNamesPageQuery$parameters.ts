/**
 * @generated SignedSource<<bd8ae95df83aad76537cb598472a8cc6>>
 * @relayHash 8058b8bea15528442a76905445e18d93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8058b8bea15528442a76905445e18d93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressNamesPageQuery } from './AddressNamesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressNamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8058b8bea15528442a76905445e18d93",
    "metadata": {},
    "name": "AddressNamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
