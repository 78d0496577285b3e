/**
 * @generated SignedSource<<14d31220b19379f1879e08de5b05aa64>>
 * @relayHash 1013d3b93443a5b716581bf1512ca1ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1013d3b93443a5b716581bf1512ca1ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilesPageQuery } from './FilesPageQuery.graphql';

const node: PreloadableConcreteRequest<FilesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1013d3b93443a5b716581bf1512ca1ae",
    "metadata": {},
    "name": "FilesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
