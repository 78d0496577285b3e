/**
 * @generated SignedSource<<b390613fa467ec09358e049ead29613e>>
 * @relayHash 01885fa7167f8fddb5863b88cffd1b77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f17c5409ef6f6bd74b407beaeeaf5f67e1e6fce743080613d17686022faea03d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesPageQuery } from './AddressesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f17c5409ef6f6bd74b407beaeeaf5f67e1e6fce743080613d17686022faea03d",
    "metadata": {},
    "name": "AddressesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
