/**
 * @generated SignedSource<<b7bfadfaec1c5e1cbadcd26e451f3a9b>>
 * @relayHash 287e4592b23aed3b6feef975b939b2d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 287e4592b23aed3b6feef975b939b2d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilePageQuery } from './FilePageQuery.graphql';

const node: PreloadableConcreteRequest<FilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "287e4592b23aed3b6feef975b939b2d5",
    "metadata": {},
    "name": "FilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
