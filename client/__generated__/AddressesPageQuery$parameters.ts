/**
 * @generated SignedSource<<95fabee8c0e5a4f0d5a6c15bf92d02d1>>
 * @relayHash 0a2973965592cf4afe7444154293ccc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 866958025ae1ed76176e9e1e94a03d9707536771da3b7476ea379e3dfb185c21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesPageQuery } from './AddressesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "866958025ae1ed76176e9e1e94a03d9707536771da3b7476ea379e3dfb185c21",
    "metadata": {},
    "name": "AddressesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
