/**
 * @generated SignedSource<<a1ea2358c37a9eff3a953912999a7949>>
 * @relayHash cca43a163cbba6a19cb3865d31f62870
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cca43a163cbba6a19cb3865d31f62870

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cca43a163cbba6a19cb3865d31f62870",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
