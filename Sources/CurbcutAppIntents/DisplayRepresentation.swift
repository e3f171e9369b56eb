import CurbcutFoundation
import Foundation

/// How a value is shown to the person.
///
/// Follows <https://developer.apple.com/documentation/appintents/displayrepresentation>.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The title.
  public var title: LocalizedStringResource
  /// What stands below the title; nil for nothing.
  public var subtitle: LocalizedStringResource?
  /// The picture; nil for none.
  public var image: Image?
  /// Other words for the same.
  public var synonyms: [LocalizedStringResource]

  /// A picture of a value.
  public struct Image: Sendable {
    /// Where the picture comes from.
    enum Source: Sendable {
      case named(String)
      case symbol(String)
      case data(Data)
      case url(URL)
    }

    let source: Source
    let isTemplate: Bool?

    private init(_ source: Source, _ isTemplate: Bool?) {
      self.source = source
      self.isTemplate = isTemplate
    }

    /// A picture of the app.
    public init(named name: String, isTemplate: Bool? = nil) { self.init(.named(name), isTemplate) }
    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { self.init(.symbol(systemName), isTemplate) }
    /// The data of a picture.
    public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate) }
    /// A picture at an address.
    public init(url: URL, isTemplate: Bool? = nil) { self.init(.url(url), isTemplate) }
  }

  /// Creates how a value is shown.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What values of a type are called.
///
/// Follows <https://developer.apple.com/documentation/appintents/typedisplayrepresentation>.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name of one.
  public var name: LocalizedStringResource
  /// The words for a number of them; nil for none.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the same.
  public var synonyms: [LocalizedStringResource]

  /// Creates what values of a type are called.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type that has a name for people.
///
/// Follows <https://developer.apple.com/documentation/appintents/typedisplayrepresentable>.
public protocol TypeDisplayRepresentable {
  /// What its values are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that is shown to people.
///
/// Follows <https://developer.apple.com/documentation/appintents/instancedisplayrepresentable>.
public protocol InstanceDisplayRepresentable {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value that is shown to people, of a type that has a name for them.
///
/// Follows <https://developer.apple.com/documentation/appintents/displayrepresentable>.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose values are cases, each of which is shown in its way.
///
/// Follows <https://developer.apple.com/documentation/appintents/casedisplayrepresentable>.
public protocol CaseDisplayRepresentable: CaseIterable, DisplayRepresentable, Hashable {
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}
