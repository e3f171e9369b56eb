import Foundation

/// Who may ask an item provider for its data. Ignored, because here data never leaves the app.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Everybody.
  case all
  /// The apps of the same team.
  case team
  /// The apps of the same group.
  case group
  /// The app itself.
  case ownProcess
}

/// A class whose objects can be written as data of one or more types.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderwriting>.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types in which objects of the class can be written, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types in which this object can be written, best first; those of its class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type, and passes it to the completion handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// A class whose objects can be made from data of one or more types.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderreading>.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that objects can be made from, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object made from data; throws when the data is not valid for the type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Provides an item that is dragged, dropped, shared or pasted, in the types that its receivers ask for.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider>.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The domain of this class's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why an item could not be loaded.
  public enum ErrorCode: Int, Sendable {
    /// The reason is unknown.
    case unknownError = -1
    /// There is no item of that type.
    case itemUnavailableError = -1000
    /// The item is not of the class that was asked for.
    case unexpectedValueClassError = -1100
    /// The item could not be converted to what was asked for.
    case unavailableCoercionError = -1200
  }

  /// Produces data of a type, and passes it to the completion handler.
  public typealias DataLoader =
    @Sendable (
      _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  private let lock = NSLock()
  private var loaders: [(type: String, load: DataLoader)] = []
  private var objects: [any NSItemProviderWriting] = []
  private var name: String?

  /// Creates a provider without an item.
  public override init() { super.init() }

  /// Creates a provider of an object, in all types in which it can be written.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file's contents; nil when the file cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UniformTypeTable.type(ofFileWithExtension: fileURL.pathExtension)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// The suggested file name for the item; nil for none.
  open var suggestedName: String? {
    get { withLock { name } }
    set { withLock { name = newValue } }
  }

  /// The types that were registered, in that order.
  open var registeredTypeIdentifiers: [String] { withLock { loaders.map(\.type) } }

  /// Registers a handler that provides data of a type on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) { withLock { loaders.append((typeIdentifier, loadHandler)) } }

  /// Registers an object, in all types in which it can be written.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let given = object
    withLock { objects.append(object) }
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        given.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Whether there is data of a type, or of a type that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UniformTypeTable.conforms($0, to: typeIdentifier) }
  }

  /// Whether an object of a class can be made from the registered data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  private func error(_ code: ErrorCode) -> NSError { NSError(domain: Self.errorDomain, code: code.rawValue) }

  /// Loads data of a type, or of a type that conforms to it, and passes it to the completion handler.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = withLock { loaders.first { UniformTypeTable.conforms($0.type, to: typeIdentifier) } }
    guard let found else {
      completionHandler(nil, error(.itemUnavailableError))
      return Progress(totalUnitCount: 1)
    }
    return found.load(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  /// Makes an object of a class from the registered data, and passes it to the completion handler. A registered
  /// object that is already of that class is passed on as it is.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let own = withLock({ objects.first { type(of: $0) == aClass } }) as? any NSItemProviderReading {
      completionHandler(own, nil)
      return Progress(totalUnitCount: 1)
    }
    let wanted = aClass.readableTypeIdentifiersForItemProvider
    guard let type = wanted.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
      completionHandler(nil, error(.itemUnavailableError))
      return Progress(totalUnitCount: 1)
    }
    let unexpected = error(.unavailableCoercionError)
    nonisolated(unsafe) let wantedClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, failure in
      guard let data else { return completionHandler(nil, failure ?? unexpected) }
      do {
        completionHandler(try wantedClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}
