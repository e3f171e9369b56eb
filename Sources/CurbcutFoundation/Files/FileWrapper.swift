import Foundation

/// A file, a folder or a symbolic link, in memory.
///
/// Follows <https://developer.apple.com/documentation/foundation/filewrapper>.
open class FileWrapper: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All files are read now.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Files are read without mapping them into memory, as they always are here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Written beside its place, and then moved there.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The wrappers take the names that they were written with.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    /// The data; nil while it is still in the file.
    case file(Data?, URL?)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  /// The name that the file should have in a folder; nil for none.
  open var preferredFilename: String?
  /// The name that the file has on disk; nil if it was not read or written.
  open var filename: String?
  /// The attributes that `FileManager` has for the file.
  open var fileAttributes: [String: Any] = [:]

  /// Reads a file, a folder with all that it contains, or a symbolic link.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - options: whether all of it is read now; files are otherwise read when their contents are asked for.
  /// - Throws: the error of reading.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url, options)
    super.init()
    (preferredFilename, filename) = (url.lastPathComponent, url.lastPathComponent)
    fileAttributes = Self.attributes(of: url)
  }

  /// Creates a folder.
  ///
  /// - Parameter childrenByPreferredName: what is in it, by names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      insert(child, named: name)
    }
  }

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents, nil)
    super.init()
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  private static func read(_ url: URL, _ options: ReadingOptions) throws -> Content {
    let manager = FileManager.default
    let type = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case FileAttributeType.typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      return .folder(children)
    case FileAttributeType.typeSymbolicLink:
      return .link(
        URL(
          fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path),
          relativeTo: url.deletingLastPathComponent()))
    default:
      return options.contains(.immediate) ? .file(try Data(contentsOf: url), nil) : .file(nil, url)
    }
  }

  private static func attributes(of url: URL) -> [String: Any] {
    let found = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    return Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
  }

  // MARK: Contents

  /// Whether this is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether this is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The contents of a file, read when they are first asked for; nil for anything else, and for a file that can no longer
  /// be read.
  open var regularFileContents: Data? {
    guard case .file(let known, let url) = content else { return nil }
    if let known { return known }
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    content = .file(data, url)
    return data
  }

  /// What is in a folder, by the names that are kept for it; nil for anything else.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Where a symbolic link leads; nil for anything else.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds to a folder.
  ///
  /// - Parameter child: a wrapper with a preferred file name.
  /// - Returns: the name that is kept for it: another than the preferred one if that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard let name = child.preferredFilename, !name.isEmpty else {
      NSException.raise(
        .invalidArgumentException, "*** -[NSFileWrapper addFileWrapper:]: the child has no preferred filename"
      )
      return ""
    }
    return insert(child, named: name)
  }

  /// Adds a file to a folder.
  ///
  /// - Parameters:
  ///   - data: its contents.
  ///   - fileName: its preferred name.
  /// - Returns: the name that is kept for it.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Removes from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content else { return refuse() }
    if let key = children.first(where: { $0.value === child })?.key { children[key] = nil }
    content = .folder(children)
  }

  /// The name that is kept for something in a folder; nil if it is not in it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  @discardableResult
  private func insert(_ child: FileWrapper, named name: String) -> String {
    guard case .folder(var children) = content else {
      refuse()
      return ""
    }
    var key = name
    var number = 1
    while children[key] != nil, children[key] !== child {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    content = .folder(children)
    return key
  }

  private func refuse() {
    NSException.raise(
      .internalInconsistencyException, "*** -[NSFileWrapper]: only a directory has file wrappers")
  }

  // MARK: Disk

  /// Whether what is on disk has not been changed since it was read or written.
  open func matchesContents(of url: URL) -> Bool {
    guard let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    else {
      return false
    }
    switch content {
    case .folder(let children):
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return type == .typeDirectory && Set(names) == Set(children.keys)
        && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
    case .link(let destination):
      return type == .typeSymbolicLink
        && (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) == destination.relativePath
    case .file:
      return type == .typeRegular && filename == url.lastPathComponent
        && fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
          == Self.attributes(of: url)[FileAttributeKey.modificationDate.rawValue] as? Date
    }
  }

  /// Reads again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url, options)
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
    fileAttributes = Self.attributes(of: url)
  }

  /// Writes the file, or the folder with all that is in it.
  ///
  /// - Parameters:
  ///   - url: where to.
  ///   - options: whether it replaces what is there in one step, and whether the wrappers take their new names.
  ///   - originalContentsURL: where an earlier state is; not needed.
  /// - Throws: the error of writing.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let manager = FileManager.default
    let isAtomic = options.contains(.atomic)
    let place =
      isAtomic
      ? url.deletingLastPathComponent().appendingPathComponent(
        ".\(url.lastPathComponent).\(UUID().uuidString)") : url
    do {
      try write(to: place)
    } catch {
      if isAtomic { try? manager.removeItem(at: place) }
      throw error
    }
    if isAtomic {
      if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
      try manager.moveItem(at: place, to: url)
    }
    if options.contains(.withNameUpdating) { updateNames(url) }
  }

  private func write(to url: URL) throws {
    switch content {
    case .file:
      guard let data = regularFileContents else { throw CocoaError(.fileReadNoSuchFile) }
      try data.write(to: url)
    case .link(let destination):
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: destination.relativePath)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
    }
  }

  private func updateNames(_ url: URL) {
    filename = url.lastPathComponent
    fileAttributes = Self.attributes(of: url)
    for (name, child) in fileWrappers ?? [:] { child.updateNames(url.appendingPathComponent(name)) }
  }
}
