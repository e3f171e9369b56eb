import CurbcutUIKit
import Foundation

/// A type that can be shared, copied and dragged.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/transferable>.
public protocol Transferable: SendableMetatype {
  /// The type of the forms that `transferRepresentation` returns.
  associatedtype Representation: TransferRepresentation
  /// The forms in which a value is handed on, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are handed on.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/transferrepresentation>.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values that are handed on.
  associatedtype Item: Transferable
  /// The type of the forms that `body` returns.
  associatedtype Body: TransferRepresentation
  /// The forms that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The ways to and from data.
  func _ways() -> [_TransferWay<Item>]
}

extension TransferRepresentation where Body.Item == Item {
  public func _ways() -> [_TransferWay<Item>] { body._ways() }
}

/// A way from values to data of a type, or back.
public struct _TransferWay<Item: Transferable>: Sendable {
  var type: UTType
  var write: (@Sendable (Item) async throws -> Data)?
  var read: (@Sendable (Data) async throws -> Item)?
  var suggestedName: (@Sendable (Item) -> String?)?
  var condition: (@Sendable (Item) -> Bool)?
}

/// Makes a representation from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a form as it is.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// The best form.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }
  /// One more form, less good than those before it.
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> TupleTransferRepresentation<Item> where First.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(ways: accumulated._ways() + next._ways())
  }
}

/// Several forms, the best one first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  let ways: [_TransferWay<Item>]
  public func _ways() -> [_TransferWay<Item>] { ways }
  public var body: Self { self }
}

/// A form that the value is encoded in.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/codablerepresentation>.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  let contentType: UTType

  /// JSON as data of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

  public func _ways() -> [_TransferWay<Item>] {
    [
      _TransferWay(
        type: contentType, write: { try JSONEncoder().encode($0) },
        read: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
  public var body: Self { self }
}

/// A form that the app makes and reads.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/datarepresentation>.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  let way: _TransferWay<Item>

  /// Data of a type, both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    way = _TransferWay(type: contentType, write: exporting, read: importing)
  }
  /// Data of a type, made only.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    way = _TransferWay(type: exportedContentType, write: exporting)
  }
  /// Data of a type, read only.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    way = _TransferWay(type: importedContentType, read: importing)
  }

  public func _ways() -> [_TransferWay<Item>] { [way] }
  public var body: Self { self }
}

/// A file that is handed on.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/senttransferredfile>.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may use the file itself, and not a copy.
  public let allowAccessingOriginalFile: Bool

  /// Hands on a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received, which is there while the closure runs.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/receivedtransferredfile>.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the sender's file, and not a copy.
  public let isOriginalFile: Bool
}

/// A form that is a file.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/filerepresentation>.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  let way: _TransferWay<Item>

  /// Files of a type, both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    way = _TransferWay(
      type: contentType, write: { try await Self.data($0, exporting) },
      read: { try await Self.item($0, importing) })
  }

  /// Files of a type, made only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    way = _TransferWay(type: exportedContentType, write: { try await Self.data($0, exporting) })
  }

  /// Files of a type, read only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    way = _TransferWay(type: importedContentType, read: { try await Self.item($0, importing) })
  }

  private static func data(
    _ item: Item, _ exporting: @Sendable (Item) async throws -> SentTransferredFile
  ) async throws -> Data {
    try Data(contentsOf: try await exporting(item).file)
  }

  private static func item(
    _ data: Data, _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }

  public func _ways() -> [_TransferWay<Item>] { [way] }
  public var body: Self { self }
}

/// A form that is that of a value of another type.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/proxyrepresentation>.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  let write: (@Sendable (Item) async throws -> ProxyRepresentation)?
  let read: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Handed on as another value, both ways.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    write = { try exporting($0) }
    read = { try importing($0) }
  }
  /// Handed on as another value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    write = { try exporting($0) }
    read = nil
  }
  /// Handed on as another value, which takes time.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    write = exporting
    read = nil
  }
  /// Made from another value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    write = nil
    read = { try importing($0) }
  }

  public func _ways() -> [_TransferWay<Item>] {
    let ways = ProxyRepresentation.transferRepresentation._allWays(of: ProxyRepresentation.self)
    return ways.compactMap { way in
      var result = _TransferWay<Item>(type: way.type)
      if let write, let inner = way.write { result.write = { try await inner(write($0)) } }
      if let read, let inner = way.read { result.read = { try await read(inner($0)) } }
      return result.write == nil && result.read == nil ? nil : result
    }
  }
  public var body: Self { self }
}

/// A form without some of its ways, or with more said of them.
public struct _ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  public typealias Item = Base.Item
  let base: Base
  let change: @Sendable (inout _TransferWay<Base.Item>) -> Void

  public func _ways() -> [_TransferWay<Item>] {
    base._ways().map { way in
      var way = way
      change(&way)
      return way
    }
  }
  public var body: Self { self }
}

extension TransferRepresentation {
  /// Names the file that is made of the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ChangedRepresentation(base: self) { $0.suggestedName = { _ in fileName } }
  }
  /// Names the file that is made of the value.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  {
    _ChangedRepresentation(base: self) { $0.suggestedName = fileName }
  }
  /// Uses the form only for some values.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  {
    _ChangedRepresentation(base: self) { $0.condition = condition }
  }

  func _allWays<T: Transferable>(of type: T.Type) -> [_TransferWay<T>] {
    (_ways() as Any) as? [_TransferWay<T>] ?? []
  }
}

extension Transferable where Self: Sendable {
  /// Makes a value from data of a type.
  ///
  /// Follows <https://developer.apple.com/documentation/coretransferable/transferable/init(importing:contenttype:)>.
  ///
  /// - Throws: `CocoaError.fileReadUnknown` where the type has no form that is read from such data; what the form throws.
  public init(importing data: Data, contentType: UTType) async throws {
    guard let read = Self.way(contentType, { $0.read != nil })?.read else {
      throw CocoaError(.fileReadUnknown)
    }
    self = try await read(data)
  }

  /// The value as data of a type, or of one that is a kind of it.
  ///
  /// Follows <https://developer.apple.com/documentation/coretransferable/transferable/exported(as:)>.
  ///
  /// - Throws: `CocoaError.fileWriteUnknown` where the type has no form that makes such data; what the form throws.
  public func exported(as contentType: UTType) async throws -> Data {
    let way = Self.way(contentType) { $0.write != nil && $0.condition?(self) ?? true }
    guard let write = way?.write else { throw CocoaError(.fileWriteUnknown) }
    return try await write(self)
  }

  /// The best way of those that can be used: for the type itself, before one for a kind of it, and one for all of its kind.
  private static func way(_ type: UTType, _ canBeUsed: (_TransferWay<Self>) -> Bool) -> _TransferWay<Self>? {
    let ways = transferRepresentation._allWays(of: Self.self).filter(canBeUsed)
    return ways.first { $0.type == type } ?? ways.first { $0.type.conforms(to: type) }
      ?? ways.first { type.conforms(to: $0.type) }
  }
}

// MARK: Types of the system

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(
      contentType: .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
      importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: {
        guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        return url
      })
  }
}

extension Image: Transferable {
  /// A picture that is loaded already.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(
      contentType: .png,
      exporting: { image in
        let data = await MainActor.run { image.platformImage(EnvironmentValues())?.pngData() }
        guard let data else { throw CocoaError(.fileWriteUnknown) }
        return data
      },
      importing: {
        guard let image = UIImage(data: $0) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: image)
      })
  }
}
