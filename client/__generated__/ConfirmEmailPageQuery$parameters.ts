/**
 * @generated SignedSource<<cc8e7e8495d384ff5b24242a4d079750>>
 * @relayHash fead8cd078861ecf4fcfb919c950ab59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc8fcd628750043bd5d8414ac066eda155872470ade63934e277ac46bd84837c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailPageQuery } from './ConfirmEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc8fcd628750043bd5d8414ac066eda155872470ade63934e277ac46bd84837c",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
