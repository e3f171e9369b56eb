import Foundation

/// A type of data, by its identifier.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String

  /// Creates a type from its identifier; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var description: String { identifier }

  /// Whether data of this type is also of another one.
  public func conforms(to type: UTType) -> Bool {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
      completion(nil, nil)
      return nil
    }
    return provider.hasItemConformingToTypeIdentifier(type.identifier)
  }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let vCard = UTType(known: "public.vcard")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audio = UTType(known: "public.audio")
  public static let movie = UTType(known: "public.movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let folder = UTType(known: "public.folder")
  public static let zip = UTType(known: "public.zip-archive")
}
