import CurbcutFoundation
import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// How file dialogs in a view look.
struct FileDialogValues {
  var directory: URL?
  var showsExtensions = false
}

private enum FileDialogKey: EnvironmentKey {
  static var defaultValue: FileDialogValues { FileDialogValues() }
}

extension EnvironmentValues {
  /// How file dialogs in the view look.
  var fileDialog: FileDialogValues {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}

/// What a file dialog is for.
struct FileDialogRequest {
  enum Purpose {
    case open([UTType], several: Bool)
    /// The files to move; nil when there are none.
    case move(@MainActor () -> [URL]?)
    /// Writes the files to a temporary folder, and tells where; nil when there is nothing to write.
    case export(@MainActor (URL) throws -> [URL]?)
  }

  var purpose: Purpose
  var completion: @MainActor (Result<[URL], any Error>) -> Void
  var cancelled: @MainActor () -> Void
}

/// Presents a document picker.
struct FileDialogModifier: PrimitiveModifier {
  var source: PresentationSource
  var request: FileDialogRequest

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    FileDialogNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view over which a document picker may be presented.
@MainActor
private final class FileDialogNode: PresentingNode {
  private let modifier: Attribute<FileDialogModifier>
  private let listener = Listener()

  init(_ modifier: Attribute<FileDialogModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier
    super.init(modifier.map { $0.source }, inputs, content)
    listener.node = self
  }

  private var request: FileDialogRequest { GraphNode.untracked { modifier.value.request } }

  override func makeController() -> UIViewController? {
    let picker: UIDocumentPickerViewController
    switch request.purpose {
    case .open(let types, let several):
      picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
      picker.allowsMultipleSelection = several
    case .move(let files):
      guard let urls = files() else { return nil }
      picker = UIDocumentPickerViewController(forExporting: urls)
    case .export(let write):
      do {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let urls = try write(folder) else { return nil }
        picker = UIDocumentPickerViewController(forExporting: urls)
      } catch {
        fail(error)
        return nil
      }
    }
    let values = GraphNode.untracked { environment.value.fileDialog }
    picker.directoryURL = values.directory
    picker.shouldShowFileExtensions = values.showsExtensions
    picker.delegate = listener
    return picker
  }

  private func fail(_ error: any Error) {
    let completion = request.completion
    dismiss()
    UIKitHost.shared.clock.after(0, isApps: true) { completion(.failure(error)) }
  }

  fileprivate func end(_ result: Result<[URL], any Error>?) {
    let request = request
    controllerDidDismiss()
    if let result { request.completion(result) } else { request.cancelled() }
  }

  private final class Listener: NSObject, UIDocumentPickerDelegate {
    weak var node: FileDialogNode?

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      node?.end(.success(urls))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { node?.end(nil) }
  }
}

extension View {
  func fileDialog(
    _ isPresented: Binding<Bool>, _ purpose: FileDialogRequest.Purpose,
    _ completion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    cancelled: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        source: .condition(isPresented),
        request: FileDialogRequest(purpose: purpose, completion: completion, cancelled: cancelled)))
  }

  func one(_ completion: @escaping (Result<URL, any Error>) -> Void)
    -> @MainActor (
      Result<[URL], any Error>
    ) -> Void
  {
    { result in
      switch result {
      case .success(let urls): if let url = urls.first { completion(.success(url)) }
      case .failure(let error): completion(.failure(error))
      }
    }
  }

  // MARK: Opening

  /// Lets a person pick a file.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)>.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(isPresented, .open(allowedContentTypes, several: false), one(onCompletion))
  }

  /// Lets a person pick files.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:)>.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileDialog(
      isPresented, .open(allowedContentTypes, several: allowsMultipleSelection), { onCompletion($0) })
  }

  /// Lets a person pick files, and hears when none was picked.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      isPresented, .open(allowedContentTypes, several: allowsMultipleSelection), { onCompletion($0) },
      cancelled: { onCancellation() })
  }

  // MARK: Moving

  /// Lets a person move a file to another place.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:)>.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(isPresented, .move { file.map { [$0] } }, one(onCompletion))
  }

  /// Lets a person move files to another place.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileDialog(isPresented, .move { files.isEmpty ? nil : Array(files) }, { onCompletion($0) })
  }

  /// Lets a person move a file to another place, and hears when nothing was moved.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      isPresented, .move { file.map { [$0] } }, one(onCompletion), cancelled: { onCancellation() })
  }

  // MARK: Exporting

  /// Lets a person choose a place for a document.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)-32vwk>.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(
      isPresented,
      .export { folder in
        try document.map { [try FileExport.write($0, contentType, defaultFilename, to: folder)] }
      }, one(onCompletion))
  }

  /// Lets a person choose a place for a document, and hears when none was chosen.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(
      isPresented,
      .export { folder in
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return try document.map { [try FileExport.write($0, type, defaultFilename, to: folder)] }
      }, one(onCompletion), cancelled: { onCancellation() })
  }

  /// Lets a person choose a place for documents.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileDialog(
      isPresented,
      .export { folder in
        documents.isEmpty
          ? nil : try documents.map { try FileExport.write($0, contentType, nil, to: folder) }
      }, { onCompletion($0) })
  }

  /// Lets a person choose a place for a document that is an object.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(
      isPresented,
      .export { folder in
        try document.map { [try FileExport.write($0, contentType, defaultFilename, to: folder)] }
      }, one(onCompletion))
  }

  /// Lets a person choose a place for documents, and hears when none was chosen.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    fileDialog(
      isPresented,
      .export { folder in
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return documents.isEmpty ? nil : try documents.map { try FileExport.write($0, type, nil, to: folder) }
      }, { onCompletion($0) }, cancelled: { onCancellation() })
  }

  /// Lets a person choose a place for a document that is an object, and hears when none was chosen.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(
      isPresented,
      .export { folder in
        guard let document else { return nil }
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return [try FileExport.write(document, type, defaultFilename, to: folder)]
      }, one(onCompletion), cancelled: { onCancellation() })
  }

  /// Lets a person choose a place for documents that are objects.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets a person choose a place for documents that are objects, and hears when none was chosen.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    fileDialog(
      isPresented,
      .export { folder in
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return documents.isEmpty ? nil : try documents.map { try FileExport.write($0, type, nil, to: folder) }
      }, { onCompletion($0) }, cancelled: { onCancellation() })
  }

  // MARK: How dialogs look

  /// Sets the folder that file dialogs in the view show first.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/filedialogdefaultdirectory(_:)>.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.directory = defaultDirectory }
  }

  /// Sets the text of file dialogs in the view on macOS. On iOS, they have none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/filedialogmessage(_:)>.
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Sets the text of file dialogs in the view on macOS. On iOS, they have none.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Sets the text of file dialogs in the view on macOS. On iOS, they have none.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets the word on the button of file dialogs in the view on macOS. On iOS, it is the system's.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/filedialogconfirmationlabel(_:)>.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Sets the word on the button of file dialogs in the view on macOS. On iOS, it is the system's.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the word on the button of file dialogs in the view on macOS. On iOS, it is the system's.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the name by which file dialogs in the view are kept apart. There is one place for files here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/filedialogcustomizationid(_:)>.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Sets the word beside the name on macOS. On iOS, file dialogs have none.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Sets the word beside the name on macOS. On iOS, file dialogs have none.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets whether file dialogs in the view show the extensions of names.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/filedialogbrowseroptions(_:)>.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment(\.fileDialog) { $0.showsExtensions = options.contains(.displayFileExtensions) }
  }
}

/// How file dialogs show files.
///
/// Follows <https://developer.apple.com/documentation/swiftui/filedialogbrowseroptions>.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The extensions of names.
  public static let displayFileExtensions = Self(rawValue: 1 << 2)
}

/// Writes what is exported.
@MainActor
enum FileExport {
  static func write<D: FileDocument>(_ document: D, _ type: UTType, _ name: String?, to folder: URL) throws
    -> URL
  {
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    return try write(document.fileWrapper(configuration: configuration), type, name, to: folder)
  }

  static func write<D: ReferenceFileDocument>(
    _ document: D, _ type: UTType, _ name: String?, to folder: URL
  ) throws -> URL {
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    let wrapper = try document.fileWrapper(
      snapshot: document.snapshot(contentType: type), configuration: configuration)
    return try write(wrapper, type, name, to: folder)
  }

  static func write(_ wrapper: FileWrapper, _ type: UTType, _ name: String?, to folder: URL) throws -> URL {
    let stem = name ?? wrapper.preferredFilename ?? SystemWord.untitled.text
    var url = folder.appendingPathComponent(stem.replacingOccurrences(of: "/", with: ":"))
    url.appendPathExtension(for: type)
    let place = DocumentsFolder.freePlace(for: url.lastPathComponent, in: folder)
    try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
    return place
  }
}
