/**
 * @generated SignedSource<<e0cb97cbcee4ebf94f6b9ea6428e2ca0>>
 * @relayHash ba427508c600158db32fc5ca82796ca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba427508c600158db32fc5ca82796ca7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeoSettingsPageQuery } from './SeoSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SeoSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba427508c600158db32fc5ca82796ca7",
    "metadata": {},
    "name": "SeoSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
