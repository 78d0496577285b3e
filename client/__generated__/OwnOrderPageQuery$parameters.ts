/**
 * @generated SignedSource<<684fdf0ac9adfa93d487f399b96c015e>>
 * @relayHash b3896e950637d2d7af2cb2aca51af83c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3896e950637d2d7af2cb2aca51af83c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3896e950637d2d7af2cb2aca51af83c",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
