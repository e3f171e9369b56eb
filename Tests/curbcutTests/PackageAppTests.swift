import Foundation
import Testing

/// An app with a package below it, read from end to end.
@Suite("An app whose texts are in a package")
struct PackageAppTests {
  @Test("says them in its language, from the package's own bundle")
  func texts() throws {
    let app = try SmallApp("Laden")
    for folder in ["de.lproj", "en.lproj"] {
      let strings = app.folder.url("Laden/\(folder)")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try app.write("\(folder)/Localizable.strings", "\"wer\" = \"\(folder.prefix(2))\";")
    }
    let kit = "Größen-Kit mit Raum"
    for folder in ["Sources/Kern/Texte/de.lproj", "Sources/Kern/Texte/en.lproj"] {
      try FileManager.default.createDirectory(
        at: app.folder.url("Laden/\(kit)/\(folder)"), withIntermediateDirectories: true)
    }
    try app.write(
      "\(kit)/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(kit)", defaultLocalization: "en", products: [.library(name: "Kern", targets: ["Kern"])],
        targets: [.target(name: "Kern", resources: [.process("Texte")])])
      """)
    let texts = "\(kit)/Sources/Kern/Texte"
    try app.write("\(texts)/de.lproj/Localizable.strings", "\"groesse\" = \"Größe\";")
    try app.write("\(texts)/en.lproj/Localizable.strings", "\"groesse\" = \"Size\";")
    try app.write(
      "\(kit)/Sources/Kern/Kern.swift",
      """
      import SwiftUI
      public struct SizeView: View {
        public init() {}
        public var body: some View {
          VStack {
            Text("groesse", bundle: .module)
            Text(verbatim: NSLocalizedString("groesse", bundle: .module, comment: "") + "!")
          }
        }
      }
      """)
    try app.write(
      "App.swift",
      """
      import Kern
      import SwiftUI
      @main struct Laden: App { var body: some Scene { WindowGroup { SizeView() } } }
      """)
    let english = try app.run(["read"])
    #expect(english.status == 0, "\(english.errors)")
    #expect(english.output.contains("1. Size\n2. Size!"))
    let german = try app.run(["read", "--language", "de"])
    #expect(german.output.contains("1. Größe\n2. Größe!"))
  }
}
