import AccessibilityTree
import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "new"

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteView: View {
  @Binding var note: Note
  let ownsStack: Bool
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    if ownsStack { NavigationStack { content } } else { content }
  }

  private var content: some View {
    VStack {
      Text("says \(note.text)")
      Button("Change") { note.text += "!" }
      Button("Take back") { undoManager?.undo() }
    }
  }
}

private struct NoteApp: App {
  static var ownsStack = false
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      NoteView(note: file.$document, ownsStack: NoteApp.ownsStack)
    }
  }
}

/// Groups of documents, from the first screen to the file.
@MainActor
@Suite(.serialized) struct DocumentGroupTests {
  private let app: HostedView<AppRoot<NoteApp>>

  init() throws {
    AppContainer.install()
    for item in DocumentsFolder.items(in: DocumentsFolder.url) {
      try FileManager.default.removeItem(at: item.url)
    }
    NoteApp.ownsStack = false
    app = HostedView(AppRoot(app: NoteApp(), context: SceneContext()))
  }

  private func wait(_ seconds: TimeInterval = 1) {
    for _ in 0..<4 {
      UIKitHost.shared.advance(by: seconds / 4)
      app.settle()
    }
  }

  private var labels: [String] {
    let provider = AccessibilityProvider(app.window)
    provider.update()
    return provider.tree.elements.map { $0.label?.string ?? "" }
  }

  private func activate(_ label: String) throws {
    let provider = AccessibilityProvider(app.window)
    provider.update()
    let found = provider.tree.elements.first { $0.label?.string.hasPrefix(label) ?? false }
    provider.perform(.activate, on: try #require(found, "\(label) in \(labels)").id)
    wait()
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOf: DocumentsFolder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: [false, true]) func aDocumentIsCreatedChangedClosedAndOpened(ownsStack: Bool) throws {
    NoteApp.ownsStack = ownsStack
    wait()
    #expect(labels.contains("Create Document") && labels.contains("Folder is Empty"), "\(labels)")
    try activate("Create Document")
    #expect(labels.contains("says new") && file("Untitled.txt") == "new", "\(labels)")
    #expect(labels.filter { $0 == "Documents" }.count == 1, "\(labels)")
    #expect(labels.contains { $0.hasPrefix("Untitled") }, "\(labels)")
    try activate("Change")
    #expect(labels.contains("says new!") && file("Untitled.txt") == "new")
    try activate("Documents")
    #expect(file("Untitled.txt") == "new!" && !labels.contains("says new!"))
    #expect(labels.contains { $0.hasPrefix("Untitled, txt") }, "\(labels)")
    try activate("Untitled, txt")
    #expect(labels.contains("says new!"), "\(labels)")
    try activate("Documents")
  }

  @Test func changesAreUndoneAndSavedAfterSomeTime() throws {
    wait()
    try activate("Create Document")
    try activate("Change")
    try activate("Change")
    #expect(labels.contains("says new!!"))
    try activate("Take back")
    #expect(labels.contains("says new!"), "\(labels)")
    wait(UIDocument.autosaveDelay + 1)
    #expect(file("Untitled.txt") == "new!")
    try activate("Documents")
  }

  @Test func aFileThatCannotBeReadSaysSo() throws {
    try Data([0xff, 0xfe, 0xff]).write(to: DocumentsFolder.url.appendingPathComponent("Kaputt.txt"))
    wait()
    // The folder is read when it is shown.
    try activate("Recents")
    try activate("Browse")
    try activate("Kaputt, txt")
    #expect(labels.contains { $0.contains("“Kaputt” could not be opened") }, "\(labels)")
    try activate("OK")
  }
}

private struct ImportView: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var told = "nothing"

  var body: some View {
    VStack {
      Text(told)
      Button("Import") { isImporting = true }
      Button("Export") { isExporting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      guard let url = try? result.get() else { return }
      let hasAccess = url.startAccessingSecurityScopedResource()
      told = "\(hasAccess) \(url.lastPathComponent)"
      url.stopAccessingSecurityScopedResource()
    }
    .background {
      Color.clear.fileExporter(
        isPresented: $isExporting, document: Note(), contentType: .plainText, defaultFilename: "Ausfuhr"
      ) { result in told = (try? result.get().lastPathComponent) ?? "failed" }
    }
  }
}

/// File dialogs.
@MainActor
@Suite(.serialized) struct FileDialogTests {
  @Test func filesArePickedAndWritten() throws {
    AppContainer.install()
    for item in DocumentsFolder.items(in: DocumentsFolder.url) {
      try FileManager.default.removeItem(at: item.url)
    }
    try Data("a".utf8).write(to: DocumentsFolder.url.appendingPathComponent("a.txt"))
    let view = HostedView(ImportView())
    func activate(_ label: String) throws {
      let provider = AccessibilityProvider(view.window)
      provider.update()
      let found = provider.tree.elements.first { $0.label?.string.hasPrefix(label) ?? false }
      provider.perform(.activate, on: try #require(found, "\(label)").id)
      for _ in 0..<4 {
        UIKitHost.shared.advance(by: 0.3)
        view.settle()
      }
    }
    try activate("Import")
    try activate("a, txt")
    #expect(view.labels.contains("true a.txt"), "\(view.labels)")
    try activate("Import")
    try activate("Cancel")
    #expect(view.labels.contains("true a.txt"))
    try activate("Export")
    try activate("Move")
    #expect(view.labels.contains("Ausfuhr.txt"), "\(view.labels)")
    let written = DocumentsFolder.url.appendingPathComponent("Ausfuhr.txt")
    #expect(try String(contentsOf: written, encoding: .utf8) == "new")
  }
}
