import CurbcutFoundation
import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// How an app's first screen with its documents looks.
struct DocumentLaunchDesign {
  var title: Text?
  var actions: AnyView
  var background: AnyView?
}

/// A document that is on the screen.
struct OpenedDocument: Identifiable {
  let session: any DocumentSession
  let kind: Int
  let bar: DocumentBar
  var id: ObjectIdentifier { ObjectIdentifier(session) }
}

/// What happens with the documents of a window.
@MainActor
final class DocumentStore: @preconcurrency ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var opened: OpenedDocument? { willSet { objectWillChange.send() } }
  var problem: String? { willSet { objectWillChange.send() } }
  var kinds: [DocumentKind] = []
  weak var browser: UIDocumentBrowserViewController?

  var types: [UTType] { kinds.flatMap(\.readable) }
  var canCreate: Bool { kinds.contains { $0.created != nil } }

  /// Opens the document at a place.
  func open(_ url: URL) {
    let type = UTType(of: url)
    guard let index = kinds.firstIndex(where: { $0.reads(type) }) else {
      return fail(CocoaError(.fileReadUnsupportedScheme), url)
    }
    let begin: @MainActor () -> Void = { [self] in
      let session = kinds[index].session(url)
      session.open { [weak self] result in
        guard let self else { return }
        switch result {
        case .success:
          RecentDocuments.note(url)
          let bar = DocumentBar()
          bar.name = session.name
          bar.leave = { [weak self] in self?.close() }
          bar.rename = { [weak self] in self?.askForName() }
          opened = OpenedDocument(session: session, kind: index, bar: bar)
        case .failure(let error): fail(error, url)
        }
      }
    }
    if opened == nil { begin() } else { close(then: begin) }
  }

  /// Creates a document, and opens it.
  func create(_ contentType: UTType? = nil, where isWanted: (DocumentKind) -> Bool = { _ in true }) {
    guard
      let kind = kinds.first(where: { kind in
        guard let created = kind.created, isWanted(kind) else { return false }
        return contentType.map { kind.reads($0) || created == $0 } ?? true
      }), let type = contentType ?? kind.created
    else { return }
    create(type, by: kind.create)
  }

  /// Writes a document, and opens it.
  func create(_ type: UTType, by write: @MainActor (URL, UTType) throws -> Void) {
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let place = DocumentsFolder.freePlace(for: SystemWord.untitled.text + ending, in: DocumentsFolder.url)
    do {
      try write(place, type)
      browser?.reload()
      open(place)
    } catch {
      fail(error, place)
    }
  }

  /// Saves the open document, and leads back to the documents.
  func close(then next: @escaping @MainActor () -> Void = {}) {
    guard let opened else { return next() }
    opened.session.close { [weak self] isSaved in
      guard let self else { return }
      if isSaved {
        self.opened = nil
        browser?.reload()
        next()
      } else {
        fail(CocoaError(.fileWriteUnknown), opened.session.fileURL)
      }
    }
  }

  private func askForName() {
    guard let opened, let controller = browser else { return }
    var top: UIViewController = controller
    while let above = top.presentedViewController { top = above }
    RenameQuestion.ask(opened.bar.name, over: top) { [weak self] name in
      guard let self else { return }
      do {
        try opened.session.rename(to: name)
        opened.bar.name = opened.session.name
      } catch {
        fail(error, opened.session.fileURL)
      }
    }
  }

  private func fail(_ error: any Error, _ url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    problem = SystemWord.documentFailed.text(name)
    HostMessages.write("SwiftUI: \(url.path): \(error)\n")
  }
}

extension DocumentSession {
  /// The name of the document as a person reads it.
  var name: String { fileURL.deletingPathExtension().lastPathComponent }
}

/// The first screen of an app with documents.
struct DocumentLaunchView: View {
  let kinds: [DocumentKind]
  let design: DocumentLaunchDesign?
  @StateObject private var store = DocumentStore()

  var body: some View {
    let store = store
    store.kinds = kinds
    return VStack(spacing: 0) {
      VStack(spacing: 12) {
        (design?.title ?? Text(verbatim: AppDocumentTypes.folderName)).font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        if let design {
          design.actions
        } else if store.canCreate {
          NewDocumentButton()
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background { design?.background }
      DocumentBrowser(store: store)
    }
    .environment(\.documentStore, store)
    .fullScreenCover(item: Binding(get: { store.opened }, set: { store.opened = $0 })) { opened in
      DocumentEditor(store: store, opened: opened, content: kinds[opened.kind].view(opened.session))
    }
    .alert(
      Text(verbatim: store.problem ?? ""),
      isPresented: Binding(get: { store.problem != nil }, set: { if !$0 { store.problem = nil } })
    ) { Button(SystemWord.okay.text) {} }
    .onOpenURL { if $0.isFileURL { store.open($0) } }
  }
}

/// An open document, under a bar with its name.
struct DocumentEditor: View {
  let store: DocumentStore
  let opened: OpenedDocument
  let content: AnyView
  @ObservedObject private var bar: DocumentBar

  init(store: DocumentStore, opened: OpenedDocument, content: AnyView) {
    self.store = store
    self.opened = opened
    self.content = content
    bar = opened.bar
  }

  var body: some View {
    NavigationStack {
      DocumentScreen(content: content.environment(\.documentBar, bar), bar: bar)
        .toolbar(bar.isTaken ? .hidden : .automatic, for: .navigationBar)
    }
    .transformEnvironment(\.self) { values in
      values.undoManager = opened.session.undoManager
      values.documentStore = store
      values.rename = RenameAction { bar.rename() }
    }
  }
}

/// The documents of the app, as UIKit shows them.
private struct DocumentBrowser: UIViewControllerRepresentable {
  let store: DocumentStore

  @MainActor
  final class Coordinator: NSObject, UIDocumentBrowserViewControllerDelegate {
    let store: DocumentStore

    init(_ store: DocumentStore) { self.store = store }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      importHandler(nil, .none)
      store.create()
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {
      if let url = documentURLs.first { store.open(url) }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(store) }

  func makeUIViewController(context: Context) -> UIDocumentBrowserViewController {
    let browser = UIDocumentBrowserViewController(forOpening: store.types)
    browser.delegate = context.coordinator
    browser.allowsDocumentCreation = store.canCreate
    store.browser = browser
    return browser
  }

  func updateUIViewController(_ browser: UIDocumentBrowserViewController, context: Context) {
    if browser.allowsDocumentCreation != store.canCreate { browser.allowsDocumentCreation = store.canCreate }
  }
}
