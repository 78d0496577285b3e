/**
 * @generated SignedSource<<94284eaf7f5662458dad5b331a12ebe1>>
 * @relayHash 6c07c66c8d05684319e1f109e198523f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c07c66c8d05684319e1f109e198523f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherEditPageQuery } from './VoucherEditPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c07c66c8d05684319e1f109e198523f",
    "metadata": {},
    "name": "VoucherEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
