import CurbcutFoundation
import CurbcutUniformTypeIdentifiers

/// What a document picker was made for, by an older name.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// To copy a document into the app.
  case `import`
  /// To open a document where it is.
  case open
  /// To copy the app's document to another place.
  case exportToService
  /// To move the app's document to another place.
  case moveToService
}

/// Is told of the documents that a person picks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Documents were picked, or have come to their new places.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person has picked nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// A document was picked, by an older name.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Lets a person pick documents, or a place for them.
///
/// The only place on this device is the app's own Documents folder.
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller>.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case open([UTType], asCopy: Bool)
    case export([URL], asCopy: Bool)
  }

  private let purpose: Purpose
  /// Is told of the documents; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be picked; false by default.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions; false by default.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil for the app's.
  open var directoryURL: URL?

  /// Creates a picker that opens documents where they are, or copies of them.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .open(contentTypes, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that moves documents of the app to a place, or copies of them.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .export(urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for types by their identifiers, by an older form.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    purpose = .open(allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that exports a document, by an older form.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Creates a picker that exports documents, by an older form.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    purpose = .export(urls, asCopy: mode != .moveToService)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    purpose = .open([.item], asCopy: false)
    super.init(coder: coder)
  }

  /// What the picker was made for.
  open var documentPickerMode: UIDocumentPickerMode {
    switch purpose {
    case .open(_, let asCopy): asCopy ? .import : .open
    case .export(_, let asCopy): asCopy ? .exportToService : .moveToService
    }
  }

  private lazy var stack = UINavigationController()

  open override func viewDidLoad() {
    super.viewDidLoad()
    let root = FileListController(
      folder: DocumentsFolder.url, title: AppDocumentTypes.folderName, owner: self)
    var lists = [root]
    if let directoryURL, let path = Self.path(from: DocumentsFolder.url, to: directoryURL) {
      var folder = DocumentsFolder.url
      for name in path {
        folder = folder.appendingPathComponent(name)
        lists.append(FileListController(folder: folder, title: name, owner: self))
      }
    }
    stack.viewControllers = lists
    show(child: stack, in: view, frame: view.bounds)
  }

  /// The names on the way from a folder down to another; nil when that is not below it.
  private static func path(from folder: URL, to url: URL) -> [String]? {
    let (outer, inner) = (
      folder.resolvingSymlinksInPath().pathComponents, url.resolvingSymlinksInPath().pathComponents
    )
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue,
      inner.starts(with: outer)
    else { return nil }
    return Array(inner.dropFirst(outer.count))
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.view.frame = view.bounds
  }

  private func end(_ urls: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }

  private func export(to folder: URL, in list: FileListController) {
    guard case .export(let urls, let asCopy) = purpose else { return }
    do {
      end(try urls.map { try DocumentsFolder.bring($0, into: folder, moving: !asCopy) })
    } catch {
      failed(error, in: list)
    }
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIDocumentPickerViewController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.cancel()
      return true
    }
  }
}

extension UIDocumentPickerViewController: FileListOwner {
  func allows(_ item: DocumentsFolder.Item) -> Bool {
    guard case .open(let types, _) = purpose else { return false }
    return DocumentsFolder.isOf(types, item)
  }

  var choosesSeveral: Bool {
    if case .open = purpose { allowsMultipleSelection } else { false }
  }

  var showsExtensions: Bool { shouldShowFileExtensions }

  /// Hands over documents, or copies of them in the app's temporary folder.
  func choose(_ urls: [URL]) {
    guard case .open(_, let asCopy) = purpose else { return }
    guard asCopy else { return end(urls) }
    let inbox = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(Bundle.main.bundleIdentifier ?? "app")-Inbox")
    do {
      end(try urls.map { try DocumentsFolder.bring($0, into: inbox, moving: false) })
    } catch {
      if let list = stack.topViewController as? FileListController { failed(error, in: list) }
    }
  }

  func barItems(of list: FileListController) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let folder = list.folder ?? DocumentsFolder.url
    switch purpose {
    case .open(let types, _):
      guard types.contains(where: { UTType.folder.conforms(to: $0) && $0 != .item && $0 != .content }) else {
        return ([], [cancel])
      }
      let open = UIBarButtonItem(
        title: SystemWord.open.text, primaryAction: UIAction { [weak self] _ in self?.choose([folder]) })
      return ([], [open, cancel])
    case .export(_, let asCopy):
      let title = asCopy ? SystemWord.save.text : SystemWord.move.text
      let put = UIBarButtonItem(
        title: title,
        primaryAction: UIAction { [weak self, weak list] _ in
          if let list { self?.export(to: folder, in: list) }
        })
      return ([], [put, cancel])
    }
  }

  func menuEntries(for item: DocumentsFolder.Item) -> [UIMenuElement] { [] }

  func failed(_ error: any Error, in list: FileListController) {
    let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: SystemWord.okay.text, style: .default))
    list.present(alert, animated: true)
  }
}
