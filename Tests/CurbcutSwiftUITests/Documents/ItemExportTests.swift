import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Values that are exported to files by what they can be handed on as.
@MainActor
@Suite(.serialized)
struct ItemExportTests {
  private struct Sound: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Exporting: View {
    @State private var isExporting = false
    @State private var told = "nothing"
    var types: [UTType] = []

    var body: some View {
      Button("Export") { isExporting = true }
        .accessibilityValue(told)
        .fileExporter(
          isPresented: $isExporting, item: Sound(name: "Rain"), contentTypes: types,
          defaultFilename: "Weather"
        ) { result in
          told = (try? result.get().lastPathComponent) ?? "failed"
        } onCancellation: {
          told = "cancelled"
        }
    }
  }

  private func export(_ types: [UTType], then button: String?) async throws -> String? {
    AppContainer.install()
    for item in DocumentsFolder.items(in: DocumentsFolder.url) {
      try FileManager.default.removeItem(at: item.url)
    }
    let screen = HostedScreen(Exporting(types: types))
    screen.activate("Export")
    for _ in 0..<100 where screen.element("Export")?.value?.string == "nothing" {
      if let button, screen.element(button) != nil { break }
      try await Task.sleep(for: .milliseconds(5))
      screen.settle()
    }
    if let button { screen.activate(button) }
    screen.settle()
    return screen.element("Export")?.value?.string
  }

  @Test func aValueIsWrittenInTheFirstOfItsForms() async throws {
    #expect(try await export([], then: "Move") == "Weather.json")
    let file = DocumentsFolder.url.appendingPathComponent("Weather.json")
    #expect(try JSONDecoder().decode(Sound.self, from: Data(contentsOf: file)).name == "Rain")
  }

  @Test func aValueIsWrittenInTheFormThatIsAskedFor() async throws {
    #expect(try await export([.plainText], then: "Move") == "Weather.txt")
  }

  @Test func nothingIsWrittenWhenThePersonCancels() async throws {
    #expect(try await export([], then: "Cancel") == "cancelled")
  }

  @Test func aFormThatTheValueHasNotIsAnError() async throws {
    #expect(try await export([.png], then: nil) == "failed")
  }
}
