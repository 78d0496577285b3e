/**
 * @generated SignedSource<<d97a578349ed8df0c59f2e3ebeebf4fd>>
 * @relayHash b08c5873a02534eab65949abbec53533
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b08c5873a02534eab65949abbec53533

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GalleryEditPageQuery } from './GalleryEditPageQuery.graphql';

const node: PreloadableConcreteRequest<GalleryEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b08c5873a02534eab65949abbec53533",
    "metadata": {},
    "name": "GalleryEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
