/**
 * @generated SignedSource<<0ca93edef31b9b932609eaedffcd6fcb>>
 * @relayHash ad81888239ad1b9a6c3c3a1b98903777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad81888239ad1b9a6c3c3a1b98903777

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad81888239ad1b9a6c3c3a1b98903777",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
