import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation
import Testing

@testable import CurbcutUIKit

/// A text in a file, and what became of it.
private final class TextDocument: UIDocument {
  var text = ""
  var errors: [any Error] = []
  var loads = 0

  override func contents(forType typeName: String) throws -> Any {
    guard text != "cannot be written" else { throw CocoaError(.fileWriteUnknown) }
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data, let read = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = read
    loads += 1
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors.append(error)
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }
}

/// Documents in files, from opening to closing.
@MainActor
@Suite(.serialized) struct DocumentTests {
  private let folder: URL

  init() throws {
    AppContainer.install()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func wait(_ seconds: TimeInterval = 0.1) {
    UIKitHost.shared.advance(by: seconds)
    UIKitHost.shared.pumpMainQueue()
  }

  private func read(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  @Test func aDocumentIsCreatedOpenedChangedAndClosed() throws {
    let url = folder.appendingPathComponent("Übermorgen.txt")
    let new = TextDocument(fileURL: url)
    #expect(new.documentState == .closed && new.localizedName == "Übermorgen")
    new.text = "one"
    var answers: [Bool] = []
    new.save(to: url, for: .forCreating) { answers.append($0) }
    #expect(answers.isEmpty, "saving is not done at once")
    wait()
    #expect(answers == [true] && read(url) == "one" && new.documentState == .normal)
    new.close { answers.append($0) }
    wait()
    #expect(answers == [true, true] && new.documentState == .closed)

    let document = TextDocument(fileURL: url)
    document.open { answers.append($0) }
    wait()
    #expect(
      document.text == "one" && document.fileModificationDate != nil
        && document.fileType == "public.plain-text")
    document.text = "two"
    document.updateChangeCount(.done)
    #expect(document.hasUnsavedChanges && read(url) == "one")
    document.close { answers.append($0) }
    wait()
    #expect(read(url) == "two" && !document.hasUnsavedChanges && document.documentState == .closed)
    #expect(answers == [true, true, true, true])
  }

  @Test func whatHasChangedIsSavedAfterSomeTimeAndInTheBackground() {
    let url = folder.appendingPathComponent("a.txt")
    let document = TextDocument(fileURL: url)
    document.save(to: url, for: .forCreating)
    wait()
    document.text = "later"
    document.updateChangeCount(.done)
    wait(UIDocument.autosaveDelay - 1)
    #expect(read(url) == "")
    wait(2)
    #expect(read(url) == "later" && !document.hasUnsavedChanges)
    document.text = "away"
    document.updateChangeCount(.done)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    wait()
    #expect(read(url) == "away")
  }

  @Test func statesAreToldOfAndErrorsAreHandedOver() {
    let document = TextDocument(fileURL: folder.appendingPathComponent("missing.txt"))
    var states: [UIDocument.State] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: document, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { states.append((note.object as? UIDocument)?.documentState ?? []) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    var answer: Bool?
    document.open { answer = $0 }
    wait()
    #expect(answer == false && document.documentState == .closed && states.isEmpty)
    #expect((document.errors.first as? CocoaError)?.code == .fileReadNoSuchFile)
    document.save(to: document.fileURL, for: .forCreating)
    wait()
    document.text = "cannot be written"
    document.updateChangeCount(.done)
    document.autosave { answer = $0 }
    wait()
    #expect(answer == false && document.documentState == .savingError && document.hasUnsavedChanges)
    document.text = "can"
    document.autosave { answer = $0 }
    wait()
    #expect(answer == true && states == [.normal, .savingError, .normal])
  }

  @Test func whatIsUndoneCountsBackwards() {
    let url = folder.appendingPathComponent("undo.txt")
    let document = TextDocument(fileURL: url)
    document.save(to: url, for: .forCreating)
    wait()
    document.undoManager.registerUndo(withTarget: document) { $0.text = "before" }
    wait()
    #expect(document.hasUnsavedChanges)
    document.undoManager.undo()
    #expect(!document.hasUnsavedChanges && document.text == "before")
  }

  @Test func revertingReadsTheFileAnew() {
    let url = folder.appendingPathComponent("revert.txt")
    let document = TextDocument(fileURL: url)
    document.text = "kept"
    document.save(to: url, for: .forCreating)
    wait()
    document.text = "thrown away"
    document.updateChangeCount(.done)
    document.revert(toContentsOf: url)
    wait()
    #expect(document.text == "kept" && !document.hasUnsavedChanges && document.loads == 1)
  }

  // MARK: The folder

  @Test func namesThatAreTakenGetNumbersAndExtensionsStay() throws {
    for name in ["Notiz.a", "Notiz 2.a"] { try Data().write(to: folder.appendingPathComponent(name)) }
    #expect(DocumentsFolder.freePlace(for: "Notiz.a", in: folder).lastPathComponent == "Notiz 3.a")
    let renamed = try DocumentsFolder.rename(folder.appendingPathComponent("Notiz.a"), to: "Übermorgen")
    #expect(renamed.lastPathComponent == "Übermorgen.a")
    for name in ["", "Notiz 2", "a/b", ".hidden", String(repeating: "ü", count: 200)] {
      #expect(throws: CocoaError.self, "\(name)") { try DocumentsFolder.rename(renamed, to: name) }
    }
  }

  @Test func theBrowserListsOpensAndCreates() throws {
    for item in DocumentsFolder.items(in: DocumentsFolder.url) {
      try FileManager.default.removeItem(at: item.url)
    }
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    let listener = Listener()
    browser.delegate = listener
    let window = show(browser)
    func labels() -> [String] {
      for _ in 0..<3 { window.layoutIfNeeded() }
      let provider = AccessibilityProvider(window)
      provider.update()
      return provider.tree.elements.compactMap { $0.label?.string }
    }
    #expect(labels().contains("Folder is Empty"))
    listener.source = folder.appendingPathComponent("Notizen für Übermorgen.txt")
    try Data("abc".utf8).write(to: listener.source)
    let provider = AccessibilityProvider(window)
    provider.update()
    let add = try #require(provider.tree.elements.first { $0.label?.string == "Add" })
    provider.perform(.activate, on: add.id)
    wait(1)
    #expect(listener.log == ["imported Notizen für Übermorgen.txt"])
    try Data().write(to: DocumentsFolder.url.appendingPathComponent("picture.png"))
    browser.reload()
    let found = labels()
    #expect(
      found.contains { $0.hasPrefix("Notizen für Übermorgen, txt, ") && $0.hasSuffix(", 3 bytes") },
      "\(found)")
    let update = AccessibilityProvider(window)
    update.update()
    let cells = update.tree.elements
    let picture = try #require(cells.first { $0.label?.string.hasPrefix("picture, png") ?? false })
    #expect(picture.traits.contains(.notEnabled), "the app does not open pictures")
    let cell = try #require(cells.first { $0.label?.string.hasPrefix("Notizen") ?? false })
    update.perform(.activate, on: cell.id)
    wait(1)
    #expect(listener.log.last == "picked Notizen für Übermorgen.txt")
    #expect(RecentDocuments.urls.map(\.lastPathComponent) == ["Notizen für Übermorgen.txt"])
  }

  private final class Listener: UIDocumentBrowserViewControllerDelegate {
    var log: [String] = []
    var source = URL(fileURLWithPath: "/")

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(source, .copy) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { log.append("imported \(destinationURL.lastPathComponent)") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { log.append("picked \(documentURLs.map(\.lastPathComponent).joined(separator: " "))") }
  }

  @Test func thePickerHandsOverTheFileOrACopyAndPutsFilesIntoTheFolder() throws {
    for item in DocumentsFolder.items(in: DocumentsFolder.url) {
      try FileManager.default.removeItem(at: item.url)
    }
    let kept = DocumentsFolder.url.appendingPathComponent("kept.txt")
    try Data("kept".utf8).write(to: kept)
    let listener = PickerListener()
    func use(_ picker: UIDocumentPickerViewController, _ label: String) throws {
      picker.delegate = listener
      let root = UIViewController()
      let window = show(root)
      root.present(picker, animated: false)
      for _ in 0..<3 { window.layoutIfNeeded() }
      let provider = AccessibilityProvider(window)
      provider.update()
      let found = provider.tree.elements.first { $0.label?.string.hasPrefix(label) ?? false }
      provider.perform(.activate, on: try #require(found, "\(label)").id)
      wait(1)
      #expect(root.presentedViewController == nil)
    }
    try use(UIDocumentPickerViewController(forOpeningContentTypes: [.text]), "kept, txt")
    #expect(listener.urls.first?.path == kept.path)
    try use(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true), "kept, txt")
    let copy = try #require(listener.urls.first)
    #expect(copy.path != kept.path && read(copy) == "kept")
    let out = folder.appendingPathComponent("out.txt")
    try Data("out".utf8).write(to: out)
    try use(UIDocumentPickerViewController(forExporting: [out]), "Move")
    #expect(
      listener.urls.first?.lastPathComponent == "out.txt" && !FileManager.default.fileExists(atPath: out.path)
    )
    #expect(DocumentsFolder.items(in: DocumentsFolder.url).map(\.name) == ["kept", "out"])
    try use(UIDocumentPickerViewController(forOpeningContentTypes: [.text]), "Cancel")
    #expect(listener.cancelled == 1)
  }

  private final class PickerListener: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    var cancelled = 0
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
  }
}
