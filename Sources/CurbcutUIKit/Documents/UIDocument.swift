import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation

/// A document in a file, which is read, changed and saved.
///
/// Nothing else changes the files of this device's apps, so that there are no conflicts and no downloads. Reading and
/// writing take place on the main thread, a moment after they were asked for.
/// Follows <https://developer.apple.com/documentation/uikit/uidocument>.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// Whether a document is open, and what is wrong with it.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uidocument/state>.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, and as it should be.
    public static let normal: State = []
    /// Not open: it was not opened yet, could not be, or was closed.
    public static let closed = State(rawValue: 1 << 0)
    /// There are several versions of the file, of which a person has to choose one.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last attempt to save failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// A person must not change the document at present.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The file is on its way from or to another place, and ``UIDocument/progress`` tells how far it has come.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// How a document has changed.
  public enum ChangeKind: Int, Hashable, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change that was undone was made again.
    case redone
    /// All changes were saved, or thrown away.
    case cleared
  }

  /// Why a document is written.
  public enum SaveOperation: Int, Hashable, Sendable {
    /// For the first time.
    case forCreating
    /// In place of what is there.
    case forOverwriting
  }

  /// Posted when ``documentState`` has changed; the object is the document.
  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")
  /// The key of a user activity's `userInfo` with the URL of the document.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// Seconds between a change and the moment at which the document saves itself.
  static let autosaveDelay: TimeInterval = 15

  /// Where the document is.
  open internal(set) var fileURL: URL
  /// Whether the document is open, and what is wrong with it; ``State/closed`` at first.
  open internal(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// When the file was last changed, as far as the document knows; nil for a document without a file.
  open var fileModificationDate: Date?
  /// How far the file has come from or to another place; nil here, where every file is on the device.
  open var progress: Progress? { nil }
  /// What the person does in the document; nil for none.
  open var userActivity: NSUserActivity?

  /// The changes since the document was last saved: those that were undone count backwards.
  private var changeCount = 0
  private var alarm: Int?
  private let observers = ObserverTokens()
  private let undoObservers = ObserverTokens()
  private var ownUndoManager: UndoManager?
  /// What waits for the present reading or writing to end.
  private var waiting: [@MainActor () -> Void] = []
  private var isBusy = false

  /// Makes a document of a file, which need not be there yet.
  ///
  /// - Parameter url: a URL of a file; any other is an exception, as on iOS.
  public init(fileURL url: URL) {
    if !url.isFileURL {
      NSException.raise(
        .invalidArgumentException, "-[UIDocument initWithFileURL:]: the URL is not one of a file: \(url)")
    }
    fileURL = url
    super.init()
    observers.replace([
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.autosaveIfNeeded() } }
    ])
  }

  // MARK: About the document

  /// The name of the document as a person reads it: that of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The type of the file; nil when nothing is known of it.
  open var fileType: String? {
    if FileManager.default.fileExists(atPath: fileURL.path) { return UTType(of: fileURL).identifier }
    return UTType(filenameExtension: fileURL.pathExtension, conformingTo: .item)?.identifier
  }

  /// The type in which the document is saved: ``fileType`` unless a subclass says otherwise.
  open var savingFileType: String? { fileType }

  /// What undoes changes of the document. What is registered, undone and redone there changes the document's count of
  /// changes.
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let manager = UndoManager()
      self.undoManager = manager
      return manager
    }
    set {
      ownUndoManager = newValue
      observeUndoManager()
    }
  }

  private func observeUndoManager() {
    guard let ownUndoManager else { return undoObservers.replace([]) }
    let changes: [(NSNotification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    let tokens = changes.map { name, kind in
      NotificationCenter.default.addObserver(forName: name, object: ownUndoManager, queue: nil) {
        [weak self] note in
        let isOfUndo = (note.object as? UndoManager).map { $0.isUndoing || $0.isRedoing } ?? false
        MainActor.assumeIsolated {
          // Undoing and redoing close groups of their own, and are told of by themselves.
          if kind != .done || !isOfUndo { self?.updateChangeCount(kind) }
        }
      }
    }
    undoObservers.replace(tokens)
  }

  // MARK: Changes

  /// Whether there are changes that are not saved.
  open var hasUnsavedChanges: Bool { changeCount != 0 }

  /// Tells the document of a change. It saves itself some time later.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    // A new change takes the place of those that were undone since the document was saved: it cannot lead back.
    case .done: changeCount = max(changeCount, 0) + 1
    case .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: changeCount = 0
    }
    if hasUnsavedChanges { scheduleAutosave() } else { stopAutosave() }
  }

  /// What stands for the changes up to now.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }

  /// The changes that a token stands for were saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changeCount -= changeCountToken as? Int ?? changeCount
    if hasUnsavedChanges { scheduleAutosave() } else { stopAutosave() }
  }

  private func scheduleAutosave() {
    guard alarm == nil, !documentState.contains(.closed) else { return }
    alarm = UIKitHost.shared.clock.after(Self.autosaveDelay, isApps: true) { [weak self] in
      self?.alarm = nil
      self?.autosaveIfNeeded()
    }
  }

  private func stopAutosave() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }

  private func autosaveIfNeeded() {
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    autosave(completionHandler: nil)
  }

  // MARK: In turn

  /// Reads or writes the file when what was asked for before has ended.
  func access(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    guard !isBusy else { return }
    isBusy = true
    UIKitHost.shared.clock.after(0, isApps: true) { [self] in
      while !waiting.isEmpty { waiting.removeFirst()() }
      isBusy = false
    }
  }

  // MARK: Opening and closing

  /// Opens the document: reads its file.
  ///
  /// - Parameter completionHandler: hears whether it succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    access { [self] in
      do {
        try read(from: fileURL)
        fileModificationDate = Self.modificationDate(of: fileURL)
        changeCount = 0
        documentState.remove([.closed, .savingError])
        completionHandler?(true)
      } catch {
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Saves what has changed, and closes the document.
  ///
  /// - Parameter completionHandler: hears whether it succeeded.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else {
      access { completionHandler?(true) }
      return
    }
    func end(_ isSaved: Bool) {
      stopAutosave()
      if isSaved { documentState.insert(.closed) }
      completionHandler?(isSaved)
    }
    guard hasUnsavedChanges else { return access { end(true) } }
    autosave { end($0) }
  }

  /// Opens the document.
  ///
  /// - Returns: whether it succeeded.
  @discardableResult
  open func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves what has changed, and closes the document.
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Throws away what has changed, and reads a file anew.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    access { [self] in
      defer {
        documentState.remove(.editingDisabled)
        enableEditing()
      }
      do {
        try read(from: url)
        fileModificationDate = Self.modificationDate(of: fileURL)
        updateChangeCount(.cleared)
        ownUndoManager?.removeAllActions()
        completionHandler?(true)
      } catch {
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Throws away what has changed, and reads a file anew.
  @discardableResult
  open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
  }

  // MARK: Saving

  /// Saves the document to a place.
  ///
  /// - Parameters:
  ///   - url: the place; the document is there from then on.
  ///   - saveOperation: whether the document is new.
  ///   - completionHandler: hears whether it succeeded.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    let type = savingFileType ?? UTType.data.identifier
    let contents = Result { try self.contents(forType: type) }
    access { [self] in
      do {
        let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        try writeContents(try contents.get(), andAttributes: attributes, safelyTo: url, for: saveOperation)
        fileURL = url
        fileModificationDate = Self.modificationDate(of: url)
        updateChangeCount(withToken: token, for: saveOperation)
        if saveOperation == .forCreating { documentState.remove(.closed) }
        documentState.remove(.savingError)
        completionHandler?(true)
      } catch {
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Saves the document to a place.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  /// Saves what has changed. The system calls this some time after a change.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return access { completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves what has changed.
  @discardableResult
  open func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }

  /// Reads the document from a file, and gives what is there to ``load(fromContents:ofType:)``.
  open func read(from url: URL) throws {
    try load(fromContents: DocumentFiles.contents(of: url), ofType: fileType)
  }

  /// Writes the document's contents in place of what is there, which stays if that fails.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let original = saveOperation == .forOverwriting ? fileURL : nil
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: original)
    let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) { all, entry in
      if let key = entry.key as? FileAttributeKey { all[key] = entry.value }
    }
    if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
  }

  /// Writes the document's contents.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    try DocumentFiles.write(contents, to: url, originalContentsURL: originalContentsURL)
  }

  /// Attributes that the file is to have; none unless a subclass says otherwise.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any]
  {
    [:]
  }

  /// The extension of files of a type: the preferred one.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  /// The file has another place or name, which the document takes over.
  open func presentedItemDidMove(to newURL: URL) {
    fileURL = newURL
    fileModificationDate = Self.modificationDate(of: newURL)
  }

  // MARK: For subclasses

  /// What is written to the file: a `Data`, or a `FileWrapper` for a file or a folder. For subclasses.
  ///
  /// - Parameter typeName: the type in which the document is saved.
  open func contents(forType typeName: String) throws -> Any {
    NSException.raise(
      .internalInconsistencyException,
      "-[\(type(of: self)) contentsForType:error:] must be overridden to save a document")
    throw CocoaError(.featureUnsupported)
  }

  /// Takes what was read from the file: a `Data`, or a `FileWrapper` for a folder. For subclasses.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Called before editing is to stop for a while. For subclasses.
  open func disableEditing() {}
  /// Called when editing may go on. For subclasses.
  open func enableEditing() {}

  /// Called with an error of reading or writing. Overrides call this or ``finishedHandlingError(_:recovered:)``.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error was handled.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when a person can no longer be asked about an error.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  /// Adds what is needed to go on with the document elsewhere: its URL.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
  }

  /// Brings the document to what an activity describes. For subclasses.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  static func modificationDate(of url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }
}
