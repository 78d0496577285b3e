/**
 * @generated SignedSource<<804e6f7886892b3dfbf762dbb1660b72>>
 * @relayHash 6ea2d527996c12ae956e0dda9cd9649d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ea2d527996c12ae956e0dda9cd9649d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ea2d527996c12ae956e0dda9cd9649d",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
