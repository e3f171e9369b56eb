import Foundation
import Testing

@testable import CurbcutFoundation

/// What is known of uniform types.
@Suite struct UniformTypeTableTests {
  @Test func typesConformToAllAboveThem() {
    #expect(UniformTypeTable.conforms("public.swift-source", to: "public.text"))
    #expect(UniformTypeTable.conforms("com.adobe.pdf", to: "public.content"))
    #expect(!UniformTypeTable.conforms("public.text", to: "public.plain-text"))
    #expect(!UniformTypeTable.conforms("com.apple.rtfd", to: "public.data"))
    #expect(
      UniformTypeTable.supertypes(of: "public.png") == [
        "public.image", "public.data", "public.content", "public.item",
      ])
  }

  @Test func everyParentOfTheSystemsTypesIsKnown() {
    for (name, entry) in UniformTypeTable.systemTypes {
      for parent in entry.parents {
        #expect(UniformTypeTable.systemTypes[parent] != nil, "\(name): \(parent)")
      }
    }
  }

  @Test func anExtensionFindsTheTypeThatIsAskedFor() {
    #expect(UniformTypeTable.type(withExtension: "JPG", conformingTo: "public.image") == "public.jpeg")
    #expect(UniformTypeTable.type(withExtension: "jpg", conformingTo: "public.text") == nil)
    #expect(
      UniformTypeTable.type(withMIMEType: "text/csv", conformingTo: "public.data")
        == "public.comma-separated-values-text")
    #expect(UniformTypeTable.type(withExtension: "übermorgen", conformingTo: "public.data") == nil)
  }

  @Test func anInfoPlistDeclaresTypes() {
    let types = UniformTypeTable.types(in: [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "de.beispiel.übermorgen", "UTTypeConformsTo": "public.plain-text",
          "UTTypeDescription": "Notiz",
          "UTTypeTagSpecification": [
            "public.filename-extension": [".Morgen", "uemo"], "public.mime-type": "text/x-Morgen",
          ],
        ],
        ["UTTypeConformsTo": ["public.data"]], ["UTTypeIdentifier": 7],
      ],
      "UTImportedTypeDeclarations": "nonsense",
    ])
    #expect(
      types == [
        "de.beispiel.übermorgen": UniformTypeTable.Entry(
          parents: ["public.plain-text"], extensions: ["morgen", "uemo"], mimeTypes: ["text/x-morgen"],
          name: "Notiz")
      ])
  }
}
