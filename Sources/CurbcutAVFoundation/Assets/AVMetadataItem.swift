import CurbcutFoundation

/// What is said of a film or sound, such as its title.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmetadatakey>.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// Who plays or sings.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The album.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  /// The picture.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  /// The kind of music.
  public static let commonKeyType = Self(rawValue: "type")
  /// When it was made.
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  /// Who made it.
  public static let commonKeyCreator = Self(rawValue: "creator")
  /// What it is about.
  public static let commonKeyDescription = Self(rawValue: "description")
}

/// In which form something is said of a film or sound.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmetadatakeyspace>.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a form for all kinds of file.
  public static let common = Self(rawValue: "comn")
  /// As MP3 files have it.
  public static let id3 = Self(rawValue: "org.id3")
  /// As iTunes has it.
  public static let iTunes = Self(rawValue: "itsk")
}

/// What is said of a film or sound, and in which form.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmetadataidentifier>.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  /// Who plays or sings.
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  /// The album.
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  /// The picture.
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
  /// The kind of music.
  public static let commonIdentifierType = Self(rawValue: "common/type")
  /// When it was made.
  public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
  /// Who made it.
  public static let commonIdentifierCreator = Self(rawValue: "common/creator")
  /// What it is about.
  public static let commonIdentifierDescription = Self(rawValue: "common/description")
}

/// Something that a file says of its film or sound.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmetadataitem>.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  private let text: String?
  private let bytes: Data?
  /// What is said, as the file calls it.
  public let key: String
  /// In which form.
  public let keySpace: AVMetadataKeySpace?
  /// What is said, in a form for all kinds of file; nil for what others do not say.
  public let commonKey: AVMetadataKey?

  init(
    _ key: String, in space: AVMetadataKeySpace, common: AVMetadataKey?, text: String? = nil,
    bytes: Data? = nil
  ) {
    self.key = key
    keySpace = space
    commonKey = common
    self.text = text
    self.bytes = bytes
    super.init()
  }

  /// What is said, and in which form.
  open var identifier: AVMetadataIdentifier? {
    AVMetadataIdentifier(rawValue: "\(keySpace?.rawValue ?? "")/\(key)")
  }
  /// What it is: a text, or data. On iOS an object of Objective-C; here what Swift makes of it.
  open var value: Any? { text ?? bytes }
  /// What it is, if it is a text.
  open var stringValue: String? { text }
  /// What it is, if it is a number.
  open var numberValue: NSNumber? { text.flatMap(Double.init).map { NSNumber(value: $0) } }
  /// What it is, if it is data.
  open var dataValue: Data? { bytes }

  /// The items of a list that say something.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      item.identifier == identifier || item.commonKey.map { "common/\($0.rawValue)" } == identifier.rawValue
    }
  }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// What it is, if it is a text.
  public static var stringValue: AVAsyncProperty<Root, String?> { .init("stringValue") { $0.stringValue } }
  /// What it is, if it is a number.
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init("numberValue") { $0.numberValue } }
  /// What it is, if it is data.
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init("dataValue") { $0.dataValue } }
}
