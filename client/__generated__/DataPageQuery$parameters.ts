/**
 * @generated SignedSource<<2c9efd2372bf03c48073f90dafeb33bd>>
 * @relayHash 44ad7ecd5f18cabf190596209840d6d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44ad7ecd5f18cabf190596209840d6d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataPageQuery } from './DataPageQuery.graphql';

const node: PreloadableConcreteRequest<DataPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44ad7ecd5f18cabf190596209840d6d1",
    "metadata": {},
    "name": "DataPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
