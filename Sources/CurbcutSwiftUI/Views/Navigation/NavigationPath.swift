import Foundation

/// The values of the screens on a stack, of any types.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationpath>.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from what was stored.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// What of the path can be stored; nil when a value cannot.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// The number of screens above the root.
  public var count: Int { values.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value, and with it a screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

extension NavigationPath {
  /// A path that can be stored.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation>.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path: pairs of a type's name and a value, from the last to the first.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let text = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: "\(name) is not a known type")
        }
        values.insert(try Self.value(type, Data(text.utf8)), at: 0)
      }
      self.values = values
    }

    private static func value<V: Decodable & Hashable>(_ type: V.Type, _ data: Data) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: data))
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let encodable = value.base as? any Encodable,
          let name = _mangledTypeName(Swift.type(of: value.base))
        else { continue }
        try list.encode(name)
        let json = JSONEncoder()
        json.outputFormatting = .sortedKeys
        try list.encode(String(decoding: json.encode(encodable), as: UTF8.self))
      }
    }
  }
}

/// Where a stack finds its path.
@MainActor
protocol NavigationPathSource {
  var values: [AnyHashable] { get }
  func set(_ values: [AnyHashable])
}

struct AnyPathSource: NavigationPathSource {
  let binding: @MainActor () -> Binding<NavigationPath>

  var values: [AnyHashable] { binding().wrappedValue.values }
  func set(_ values: [AnyHashable]) {
    var path = NavigationPath()
    path.values = values
    GraphNode.untracked(binding).wrappedValue = path
  }
}

struct TypedPathSource<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>:
  NavigationPathSource
where Data.Element: Hashable {
  let binding: @MainActor () -> Binding<Data>

  var values: [AnyHashable] { binding().wrappedValue.map { AnyHashable($0) } }
  func set(_ values: [AnyHashable]) {
    GraphNode.untracked(binding).wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
  }
}
