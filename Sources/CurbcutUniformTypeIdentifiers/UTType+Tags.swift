import CurbcutFoundation
import Foundation

/// A kind of name that a type has elsewhere.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass>.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The extensions of files' names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  private var entry: UniformTypeTable.Entry? { UniformTypeTable.entry(identifier) }

  /// Finds the type of files with an extension, or makes one for an extension that no type declares; nil for no
  /// extension at all.
  ///
  /// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(filenameextension:conformingto:)>.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    self.init(
      UniformTypeTable.type(withExtension: filenameExtension, conformingTo: supertype.identifier)
        ?? UniformTypeTable.dynamicType(withExtension: filenameExtension))
  }

  /// Finds the type with a MIME type; nil when no type declares it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UniformTypeTable.type(withMIMEType: mimeType, conformingTo: supertype.identifier) else {
      return nil
    }
    self.init(found)
  }

  /// The preferred extension of the type's files; nil when it declares none.
  public var preferredFilenameExtension: String? { entry?.extensions.first }
  /// The preferred MIME type; nil when it declares none.
  public var preferredMIMEType: String? { entry?.mimeTypes.first }
  /// What a person calls the type; nil when nobody has said so.
  public var localizedDescription: String? { entry?.name }
  /// The names that the type has elsewhere.
  public var tags: [UTTagClass: [String]] {
    guard let entry else { return [:] }
    return [UTTagClass.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes]
      .filter { !$0.value.isEmpty }
  }
  /// The types that the type conforms to.
  public var supertypes: Set<UTType> {
    Set(UniformTypeTable.supertypes(of: identifier).compactMap { UTType($0) })
  }
  /// Whether the type stands for an extension that no type declares.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system or the app's Info.plist declares the type.
  public var isDeclared: Bool { !isDynamic && entry != nil }
  /// Whether the type is one of the system's own.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether data of this type is also of another one.
  public func conforms(to type: UTType) -> Bool { UniformTypeTable.conforms(identifier, to: type.identifier) }
  /// Whether the type conforms to another one, and is not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type conforms to this one, and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension URL {
  /// Adds the preferred extension of a type, unless the name has one of the type's already.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/appendpathextension(for:)>.
  public mutating func appendPathExtension(for contentType: UTType) {
    let known = UniformTypeTable.entry(contentType.identifier)?.extensions ?? []
    guard let preferred = known.first, !known.contains(pathExtension.lowercased()) else { return }
    appendPathExtension(preferred)
  }

  /// A URL with the preferred extension of a type added.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    var result = self
    result.appendPathExtension(for: contentType)
    return result
  }

  /// A URL with a component and the preferred extension of a type added.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// The type of a file or folder, by its name and what it is.
  package init(of url: URL) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let fallback = isFolder.boolValue ? UTType.folder : UTType.data
    let parent = isFolder.boolValue ? UTType.directory : UTType.data
    self =
      UTType(filenameExtension: url.pathExtension, conformingTo: parent).flatMap {
        isFolder.boolValue && $0.isDynamic ? nil : $0
      } ?? fallback
  }
}
