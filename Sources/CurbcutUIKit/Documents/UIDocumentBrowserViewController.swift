import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation

/// The domain of errors of a document browser.
public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// What a document browser could not do.
public enum UIDocumentBrowserError: Int, Error, Sendable {
  /// Something that has no code of its own.
  case generic = 1
  /// There is no place for documents.
  case noLocationAvailable = 2
}

/// Shows the documents of the app, and opens, creates, renames and deletes them.
///
/// The only place for documents on this device is the app's own Documents folder, which is shown under the app's name.
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller>.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// How a document comes to its place.
  public enum ImportMode: UInt, Hashable, Sendable {
    /// Not at all: creating was cancelled.
    case none
    /// A copy of it.
    case copy
    /// The document itself.
    case move
  }

  /// The colours of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
    /// White.
    case white
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// Is told of what the person does; not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether documents can be created; true by default.
  open var allowsDocumentCreation = true { didSet { updateBars() } }
  /// Whether several documents can be opened together; false by default.
  open var allowsPickingMultipleItems = false { didSet { updateBars() } }
  /// Whether names are shown with their extensions; false by default.
  open var shouldShowFileExtensions = false { didSet { reload() } }
  /// What the button that creates a document is called; empty, the default, for the system's name.
  open var localizedCreateDocumentActionTitle = ""
  /// The shape of the button that creates a document, width by height; two to three by default.
  @Unsupported(
    "UIDocumentBrowserViewController.defaultDocumentAspectRatio: documents stand in a list, without pictures")
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0
  /// The colours of the browser; white by default.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
  }
  /// Buttons of the app's own at the leading end of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBars() } }
  /// Buttons of the app's own at the trailing end of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBars() } }
  /// What else can be done with a document.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The types of documents that can be opened, as identifiers.
  open private(set) var allowedContentTypes: [String]
  /// The types of documents among those that were opened last, as identifiers.
  open private(set) var recentDocumentsContentTypes: [String]
  /// The types of documents among those that were opened last.
  open var contentTypesForRecentDocuments: [UTType] { recentDocumentsContentTypes.compactMap { UTType($0) } }

  private let types: [UTType]
  private lazy var tabs = UITabBarController()

  /// Creates a browser.
  ///
  /// - Parameter contentTypes: the types of documents that can be opened; nil for those that the app's Info.plist names.
  public init(forOpening contentTypes: [UTType]? = nil) {
    types = contentTypes ?? AppDocumentTypes.all
    allowedContentTypes = types.map(\.identifier)
    recentDocumentsContentTypes = allowedContentTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser, with types by their identifiers.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  public required init?(coder: NSCoder) {
    types = AppDocumentTypes.all
    allowedContentTypes = types.map(\.identifier)
    recentDocumentsContentTypes = allowedContentTypes
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let recents = FileListController(folder: nil, title: SystemWord.recents.text, owner: self)
    let browse = FileListController(
      folder: DocumentsFolder.url, title: AppDocumentTypes.folderName, owner: self)
    tabs.viewControllers = [
      (recents, SystemWord.recents.text, "clock.fill"), (browse, SystemWord.browse.text, "folder.fill"),
    ].map { list, title, symbol in
      let stack = UINavigationController(rootViewController: list)
      stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
      return stack
    }
    tabs.selectedIndex = 1
    show(child: tabs, in: view, frame: view.bounds)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabs.view.frame = view.bounds
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private var lists: [FileListController] {
    guard isViewLoaded else { return [] }
    return (tabs.viewControllers ?? []).flatMap {
      (($0 as? UINavigationController)?.viewControllers ?? []).compactMap { $0 as? FileListController }
    }
  }

  private func updateBars() { for list in lists where list.isViewLoaded { list.updateBar() } }

  /// Reads the folders anew.
  package func reload() { for list in lists where list.isViewLoaded { list.reload() } }

  // MARK: Documents

  /// Shows a document, and brings a copy of it into the folder if it is elsewhere and that is wanted.
  ///
  /// - Parameter completion: receives its place in the folder, or an error.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let isInside = url.resolvingSymlinksInPath().path.hasPrefix(
      DocumentsFolder.url.resolvingSymlinksInPath().path + "/")
    let result = Result { () throws -> URL in
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
      }
      if isInside { return url }
      guard importIfNeeded else { throw UIDocumentBrowserError.noLocationAvailable }
      return try DocumentsFolder.bring(url, into: DocumentsFolder.url, moving: false)
    }
    reload()
    UIKitHost.shared.clock.after(0, isApps: true) {
      switch result {
      case .success(let place): completion?(place, nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  /// Brings a document into the folder of another one.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let result = Result { () throws -> URL in
      guard importMode != .none else { throw UIDocumentBrowserError.generic }
      return try DocumentsFolder.bring(
        documentURL, into: neighbourURL.deletingLastPathComponent(), moving: importMode == .move)
    }
    reload()
    UIKitHost.shared.clock.after(0, isApps: true) {
      switch result {
      case .success(let place): completionHandler(place, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Gives a document another name; it keeps its extension.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let result = Result { try DocumentsFolder.rename(documentURL, to: proposedName) }
    reload()
    UIKitHost.shared.clock.after(0, isApps: true) {
      switch result {
      case .success(let place): completionHandler(place, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// What animates a document's way to the screen and back.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }

  /// Asks the delegate for a new document, and puts it into a folder.
  package func createDocument(in folder: URL = DocumentsFolder.url) {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      do {
        let place = try DocumentsFolder.bring(url, into: folder, moving: mode == .move)
        reload()
        delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
      } catch {
        delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
      }
    }
  }
}

extension UIDocumentBrowserViewController: FileListOwner {
  func allows(_ item: DocumentsFolder.Item) -> Bool { DocumentsFolder.isOf(types, item) }
  var choosesSeveral: Bool { allowsPickingMultipleItems }
  var showsExtensions: Bool { shouldShowFileExtensions }

  func choose(_ urls: [URL]) {
    for url in urls { RecentDocuments.note(url) }
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  func barItems(of list: FileListController) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
    var trailing = additionalTrailingNavigationBarButtonItems
    if allowsDocumentCreation {
      let create = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self, weak list] _ in
          self?.createDocument(in: list?.folder ?? DocumentsFolder.url)
        })
      create.accessibilityIdentifier = "FullDocumentManagerViewControllerNavigationBarCreateButtonIdentifier"
      if !localizedCreateDocumentActionTitle.isEmpty {
        create.accessibilityLabel = localizedCreateDocumentActionTitle
      }
      trailing.insert(create, at: 0)
    }
    return (additionalLeadingNavigationBarButtonItems, trailing)
  }

  func menuEntries(for item: DocumentsFolder.Item) -> [UIMenuElement] {
    customActions.filter { $0.availability.contains(.menu) && $0.suits(item) }.map { action in
      UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([item.url]) }
    }
  }

  func failed(_ error: any Error, in list: FileListController) {
    let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: SystemWord.okay.text, style: .default))
    present(alert, animated: true)
  }
}
